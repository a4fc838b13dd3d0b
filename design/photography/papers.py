"""Paper that somebody has written on: the greeting card, the tag of a batch, a sheet of labels with pencil marks.
Run before Blender, after labels.py; `paper` then lays one of them on a table.

Handwriting: La Belle Aurore (OFL, @fontsource), from ./fonts.
"""
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "labels")
HAND = 'font-family="La Belle Aurore"'


def _page(w, h, body, fill="#faf6ee"):
    return f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><rect width="{w}" height="{h}" fill="{fill}"/>{body}</svg>'


def _lines(texts, x, y, step, size, ink, tilt=-2):
    rows = "".join(f'<text x="{x + (i % 2) * 8}" y="{y + i * step}" font-size="{size}">{t}</text>' for i, t in enumerate(texts))
    return f'<g {HAND} fill="{ink}" transform="rotate({tilt} {x} {y})">{rows}</g>'


def card():
    """what somebody wrote to go with a present"""
    return _page(990, 690, _lines(["Para quando a luz", "acabar de novo.", "Com amor, Lia"], 95, 235, 150, 100, "#3b4258", -4))


def tag(batch, day, scent):
    """the tag of a batch that is curing: its number, the day it was poured, the scent"""
    hole = '<circle cx="60" cy="150" r="22" fill="#8a6f52"/><circle cx="60" cy="150" r="34" fill="none" stroke="#b08d66" stroke-width="8"/>'
    return _page(640, 300, hole + _lines([f"Leva {batch} · {day}", scent], 128, 130, 92, 66, "#4a4540"), "#e6d5b8")


def sheet():
    """four labels printed on one sheet; the second is ticked in pencil, with the number of the batch"""
    keys = ("lavanda-camomila", "baunilha-coco", "palo-santo", "cedro-vetiver")
    body = ""
    for i, key in enumerate(keys):
        x, y = 90 + (i % 2) * 800, 90 + (i // 2) * 760
        body += f'<image xlink:href="{os.path.join(OUT, key)}.png" x="{x}" y="{y}" width="720" height="674"/>'
        body += f'<rect x="{x}" y="{y}" width="720" height="674" fill="none" stroke="#cfc4b2" stroke-width="3" stroke-dasharray="14 10"/>'
    pencil = '<path d="M1450,205 q24,34 38,56 q42,-110 108,-160" fill="none" stroke="#55504b" stroke-width="9" stroke-linecap="round"/>'
    return _page(1700, 1600, body + pencil + _lines(["leva 119, ok!"], 1010, 838, 0, 74, "#55504b", -2), "#fbf8f1")


PAPERS = {
    "card-written": card,
    "tag-lavanda": lambda: tag(118, "15 nov", "Lavanda"),
    "tag-baunilha": lambda: tag(119, "16 nov", "Baunilha e coco"),
    "tag-mel": lambda: tag(120, "17 nov", "Mel e figo"),
    "tag-jasmim": lambda: tag(121, "17 nov", "Jasmim"),
    "label-sheet": sheet,
}


def main():
    conf = os.path.join(OUT, "fonts.conf")         # written by labels.py
    for name, draw in PAPERS.items():
        f = os.path.join(OUT, name)
        open(f + ".svg", "w").write(draw())
        subprocess.run(["rsvg-convert", "-o", f + ".png", f + ".svg"], check=True, env=dict(os.environ, FONTCONFIG_FILE=conf))


def paper(name, w, h, m, curl=.02):
    """sheet w × h with its middle at m; curl lifts its far right corner"""
    import bpy                                     # only Blender has it, and main() runs without
    import candle as C
    n, v, f, uv = 16, [], [], []
    for i in range(n + 1):
        for j in range(n + 1):
            s, t = i / n, j / n
            v.append(((s - .5) * w, (t - .5) * h, curl * (s * t) ** 3 * 4 + curl * .5 * (s - .5) ** 2))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            f.append((a, a + n + 1, a + n + 2, a + 1))
            uv += [(i / n, j / n), ((i + 1) / n, j / n), ((i + 1) / n, (j + 1) / n), (i / n, (j + 1) / n)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    for corner, at in zip(me.uv_layers.new().data, uv):
        corner.uv = at
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.materials.append(C.paper(os.path.join(OUT, name + ".png")))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    ob.modifiers.new("t", "SOLIDIFY").thickness = .006
    ob.matrix_world = m


if __name__ == "__main__":
    main()
