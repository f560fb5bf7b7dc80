"""Draws shapes as people do: turned, stretched, wobbly, filled or in outline, on paper that is not clean."""
import math

import numpy
from PIL import Image, ImageDraw, ImageFilter

SHAPES = ["circle", "cross", "heart", "square", "star", "triangle"]


def corners(shape, chance):
    """The outline in a square of two by two round the origin."""
    if shape == "circle":
        return [(math.cos(turn), math.sin(turn)) for turn in numpy.linspace(0, 2 * math.pi, 40, endpoint=False)]
    if shape == "cross":
        arm = chance.uniform(0.18, 0.4)
        quarter = [(arm, -1), (arm, -arm), (1, -arm)]
        return [turned(point, 90 * side) for side in range(4) for point in quarter]
    if shape == "heart":
        turns = numpy.linspace(0, 2 * math.pi, 60, endpoint=False)
        across = [math.sin(turn) ** 3 for turn in turns]
        along = [sum(k * math.cos(n * turn) for n, k in enumerate([2.5, 13, -5, -2, -1])) / -16 for turn in turns]
        return list(zip(across, along))
    if shape == "square":
        return [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    if shape == "star":
        inner = chance.uniform(0.36, 0.52)
        return [turned((0, -(inner if tip % 2 else 1)), 36 * tip) for tip in range(10)]
    return [turned((0, -1), 120 * side + chance.uniform(-12, 12)) for side in range(3)]


def turned(point, degrees):
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine


def outline(shape, side, chance):
    """Points in a picture of `side` pixels, close to one another, as an unsteady hand draws them."""
    radius = side * chance.uniform(0.2, 0.46)
    slack = side / 2 - radius
    centre = [side / 2 + chance.uniform(-slack, slack) for _ in "xy"]
    stretch, lean = chance.uniform(0.82, 1.2), chance.uniform(-0.15, 0.15)
    angle = chance.uniform(0, 360) if chance.random() < 0.6 else chance.uniform(-15, 15)
    wobble, swings = radius * chance.uniform(0, 0.05), chance.uniform(0, 2 * math.pi, (2, 3))
    ends = corners(shape, chance)
    steps = numpy.linspace(0, 1, 6 if len(ends) < 20 else 1, endpoint=False)
    points = []
    for number, (start, end) in enumerate(zip(ends, ends[1:] + ends[:1])):
        for step in steps:
            x, y = (a + step * (b - a) for a, b in zip(start, end))
            x, y = turned(((x + lean * y) * stretch, y / stretch), angle)
            way = 2 * math.pi * (number + step) / len(ends)
            swing = [sum(math.sin((k + 1) * way + phase) for k, phase in enumerate(phases)) for phases in swings]
            points.append((centre[0] + radius * x + wobble * swing[0], centre[1] + radius * y + wobble * swing[1]))
    return points


def drawing(shape, side, chance, clean=False):
    """A picture in colour, `side` pixels wide and high; a clean one has no shade, stray line or noise."""
    paper, ink = colours(chance)
    picture = Image.new("RGB", (2 * side, 2 * side), paper)
    pen = ImageDraw.Draw(picture)
    points = outline(shape, 2 * side, chance)
    width = int(2 * side * chance.uniform(0.015, 0.06)) + 1
    if not clean:
        for _ in range(chance.integers(0, 4)):
            ends = [tuple(chance.uniform(0, 2 * side, 2)) for _ in "ab"]
            pen.line(ends, fill=between(paper, ink, 0.4), width=width // 3 + 1)
    if chance.random() < 0.5:
        pen.polygon(points, fill=ink)
    elif chance.random() < 0.3:
        pen.polygon(points, fill=between(paper, ink, 0.35))
    pen.line(points + points[:2], fill=ink, width=width, joint="curve")
    picture = picture.resize((side, side), Image.Resampling.BOX)
    return picture if clean else soiled(picture, chance)


def colours(chance):
    """Of the paper and the ink, which differ in lightness."""
    while True:
        paper, ink = ([int(part) for part in chance.integers(0, 256, 3)] for _ in "ab")
        if chance.random() < 0.5:
            paper = [255 - int(part) for part in chance.integers(0, 40, 3)]
        weights = 0.299, 0.587, 0.114
        if abs(sum(weight * (a - b) for weight, a, b in zip(weights, paper, ink))) > 55:
            return tuple(paper), tuple(ink)


def between(paper, ink, share):
    return tuple(int(a + share * (b - a)) for a, b in zip(paper, ink))


def soiled(picture, chance):
    """With a shade from one side, out of focus, and grained."""
    if chance.random() < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(picture.width * chance.uniform(0, 0.015)))
    pixels = numpy.asarray(picture, numpy.float32)
    slope = chance.uniform(-40, 40, 2)
    across = numpy.linspace(-0.5, 0.5, picture.width)
    pixels = pixels + (slope[0] * across[None, :] + slope[1] * across[:, None])[:, :, None]
    pixels = pixels + chance.normal(0, chance.uniform(0, 14), pixels.shape)
    return Image.fromarray(pixels.clip(0, 255).astype(numpy.uint8))
