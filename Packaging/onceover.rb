# A Homebrew formula. `Scripts/formula` fills in the version and, for each system, the address and the checksum. Not run on
# macOS yet.
class Onceover < Formula
  desc "Proves that continuations and completion handlers are called exactly once"
  homepage "https://github.com/OWNER/onceover"
  version "@VERSION@"
  license "Apache-2.0"

  @PLACES@

  def install
    bin.install "onceover"
    man1.install "onceover.1"
    bash_completion.install "onceover.bash" => "onceover"
    zsh_completion.install "onceover.zsh" => "_onceover"
    fish_completion.install "onceover.fish"
  end

  test do
    (testpath/"a.swift").write("func f(done: @escaping () -> Void) { done(); done() }\n")
    assert_match "double-resume", shell_output("#{bin}/onceover check a.swift", 1)
  end
end
