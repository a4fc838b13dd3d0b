"""A present: box open and closed, cotton ribbon, shredded paper.  The card is in papers.py."""
import math
from kit import *


def _board():
    return mat("box", "#e9ddc9", "#e2d3bb", rough=.75, spec=.15, scale=14, bump=.10, bscale=70)


def ribbon(path, width, up=(0, 0, 1), th=.006, cotton=None):
    """flat cotton band swept along points; its width lies across `up`"""
    pts = [Vector(p) for p in path]
    v, f = [], []
    for i, p in enumerate(pts):
        d = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        s = Vector(up).normalized()
        s = (s - d * s.dot(d)).normalized()
        v += [p - s * width / 2, p, p + s * width / 2]
    for i in range(len(pts) - 1):
        a = i * 3
        f += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    o = Build().add((v, f)).obj("ribbon", cotton or _cotton())
    o.modifiers.new("t", "SOLIDIFY").thickness = th
    return o


def _cotton():
    return mat("ribbon-cotton", "#b2775c", "#a0674d", rough=.85, spec=.12, scale=40, sheen=.4, bump=.45, bscale=130)


def bow(m, cotton=None):
    """two loops, two tails and the knot, on a lid whose middle is at m"""
    for s, tilt in ((1, 12), (-1, -8)):
        loop = bezier([(0, 0, .02), (.16, .02, .26), (.50, .0, .34), (.58, 0, .10), (.46, 0, -.04), (.18, 0, .0), (0, 0, .03)], 30)
        q = m @ Matrix.Rotation(math.radians(tilt + (0 if s > 0 else 180)), 4, "Z")
        ribbon([q @ p for p in loop], .13, q.to_3x3() @ Vector((0, 1, .0)), cotton=cotton)
    for tilt, L in ((-48, .56), (-128, .52)):
        tail = bezier([(0, 0, .03), (L * .3, .02, .12), (L * .7, -.04, .02), (L, .03, .030)], 20)
        q = m @ Matrix.Rotation(math.radians(tilt), 4, "Z")
        ribbon([q @ p for p in tail], .12, q.to_3x3() @ Vector((0, 1, 0)), cotton=cotton)
    Build().add(ball(.072, .080, .058, 20, 14)).obj("knot", cotton or _cotton(), m=m @ Matrix.Translation((0, 0, .045)))


def closed_box(x, y, turn, z=0, scale=1.0, board=None, cotton=None):
    """box with its lid on, a ribbon both ways round it and a bow; board and cotton: other materials than the house's own"""
    bx, bz, m = 1.02, .92, place(x, y, z, rz=turn, s=scale)
    bevel(Build().add(box(bx, bx, bz)).obj("box", board or _board(), smooth=False, m=m @ Matrix.Translation((0, 0, bz / 2))), .012)
    bevel(Build().add(box(bx + .05, bx + .05, .26)).obj("lid", board or _board(), smooth=False, m=m @ Matrix.Translation((0, 0, bz - .09))), .012)
    top, e = bz + .045, bx / 2 + .032
    for ry in (0, 90):
        q = m @ Matrix.Rotation(math.radians(ry), 4, "Z")
        path = [(-e, 0, 0), (-e, 0, top * .5), (-e, 0, top - .012), (-e + .012, 0, top), (0, 0, top + .002), (e - .012, 0, top), (e, 0, top - .012), (e, 0, top * .5), (e, 0, 0)]
        ribbon([q @ Vector(p) for p in path], .12, q.to_3x3() @ Vector((0, 1, 0)), cotton=cotton)
    bow(m @ Matrix.Translation((0, 0, top + .02)), cotton)


def open_box(x, y, turn, side=1.12, h=.46):
    """box without its lid, filled with shredded paper; answers with the height a candle stands at in it"""
    m, t, b = place(x, y, 0, rz=turn), .028, Build()
    b.add(box(side, side, t), Matrix.Translation((0, 0, t / 2)))
    for s in (-1, 1):
        b.add(box(side, t, h), Matrix.Translation((0, s * (side - t) / 2, h / 2)))
        b.add(box(t, side - 2 * t, h), Matrix.Translation((s * (side - t) / 2, 0, h / 2)))
    bevel(b.obj("open-box", _board(), smooth=False, m=m), .006)
    shreds(m, side - .10, h - .20)
    return .20


def box_lid(m, side=1.17, h=.26):
    """the lid by itself, upper face along +Z of m"""
    t, b = .028, Build().add(box(side, side, .028), Matrix.Translation((0, 0, -.014)))
    for s in (-1, 1):
        b.add(box(side, t, h), Matrix.Translation((0, s * (side - t) / 2, -h / 2)))
        b.add(box(t, side - 2 * t, h), Matrix.Translation((s * (side - t) / 2, 0, -h / 2)))
    bevel(b.obj("box-lid", _board(), smooth=False, m=m), .006)


def shreds(m, side, z, n=430, seed=5):
    """narrow curled strips of paper that fill a square box up to z and a little above"""
    rr, b = rnd(seed), Build()
    for _ in range(n):
        x, y, a = rr.uniform(-.5, .5) * side, rr.uniform(-.5, .5) * side, rr.random() * TAU
        L, lift = rr.uniform(.22, .46), rr.uniform(-.05, .10)
        d = Vector((math.cos(a), math.sin(a), 0)) * L / 2
        curve = bezier([Vector((x, y, z + lift)) - d, (x + rr.uniform(-.12, .12), y + rr.uniform(-.12, .12), z + lift + rr.uniform(.02, .20)), Vector((x, y, z + lift * .4)) + d], 8)
        curve = [Vector((max(-side / 2, min(side / 2, p.x)), max(-side / 2, min(side / 2, p.y)), p.z)) for p in curve]
        b.add(tube(curve, .017, 4, True, .14), m)
    b.obj("shreds", mat("shred", "#e2cfae", "#cdb58d", rough=.9, spec=.1, scale=5))
