# A Homebrew formula. `Scripts/release` fills in the version, the address and the checksum. Not run on macOS yet.
class Onceover < Formula
  desc "Proves that continuations and completion handlers are called exactly once"
  homepage "https://github.com/OWNER/onceover"
  url "@ADDRESS@/@ARCHIVE@"
  version "@VERSION@"
  sha256 "@CHECKSUM@"
  license "Apache-2.0"

  def install
    bin.install "onceover"
    man1.install "onceover.1"
    bash_completion.install "onceover.bash" => "onceover"
    zsh_completion.install "onceover.zsh" => "_onceover"
    fish_completion.install "onceover.fish"
  end

  test do
    (testpath/"a.swift").write("func f(completion: () -> Void) {}\n")
    assert_match "completion", shell_output("#{bin}/onceover check a.swift", 1)
  end
end
