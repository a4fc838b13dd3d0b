"""Tools and goods of the workshop: pouring jug, wick bars, wax flakes, ribbon, gift box, greeting card."""
import math
import os
import bpy
import candle as C
from kit import *


def pitcher(tip, tilt=62):
    """steel pouring jug: its spout tip lands on `tip`, body to the right"""
    h, r = .98, .40
    prof = fillet([(0, 0), (r * .96, 0), (r, h), (r - .014, h), (r * .96 - .014, .015), (0, .015)], [0, .06, .006, .006, .05, 0], 5)
    fine = []
    for a, b in zip(prof, prof[1:]):
        k = max(1, int((b - a).length / .05))
        fine += [a.lerp(b, i / k) for i in range(k)]
    v, f = lathe(fine + [prof[-1]], 96)
    out = []
    for x, y, z in v:                              # pull the rim out into a spout on the -X side
        a = math.atan2(y, -x)
        k = math.exp(-(a / .30) ** 2) * max(0, (z - h * .72) / (h * .28)) ** 1.6
        out.append((x - .17 * k, y * (1 - .12 * k), z + .03 * k))
    g = Nodes("steel")
    st = g("BsdfPrincipled", Base_Color=rgb("#cfcac4"), Metallic=1.0, Roughness=.24,
           Normal=g.bump(g.noise(3, 4, .6, g.coords((60, 60, 1))), .05, .01))
    m = Matrix.Rotation(math.radians(-tilt), 4, "Y")
    loc = m @ Vector((-(r + .165), 0, h + .03))
    m = Matrix.Translation(Vector(tip) - loc) @ m
    steel = g.done(st.outputs[0])
    Build().add((out, f)).obj("pitcher", steel, m=m, autosmooth=50)
    hd = bezier([(r * .98, 0, h * .88), (r + .34, 0, h * .95), (r + .34, 0, h * .2), (r * .98, 0, h * .22)], 18)
    Build().add(tube(hd, .032, 10, True, 1.0)).obj("handle", steel, m=m)


def wick_bar(x, y, z, rot, stick):
    for s in (-1, 1):
        bevel(Build().add(box(.96, .05, .022)).obj("bar", stick, smooth=False, m=place(x, y, z + .012, rz=rot) @ Matrix.Translation((0, s * .038, 0))), .006)


def wax_flakes(loc, n, spread, seed=1, z=0, heap=0):
    rr, b = rnd(seed), Build()
    for _ in range(n):
        a, d = rr.random() * TAU, rr.random() ** .6 * spread
        h = heap * (1 - (d / spread) ** 2) * rr.uniform(.6, 1.05)
        L = rr.uniform(.07, .14)
        b.add(leaf(L, L * rr.uniform(.55, .85), rr.uniform(-.3, .3), rr.uniform(-.3, .4), 4, .5, .35, .06, rr.random() * 9, 2),
              place(loc[0] + d * math.cos(a), loc[1] + d * math.sin(a), z + .014 + h, rz=rr.uniform(0, 360), rx=rr.uniform(-38, 38), ry=rr.uniform(-30, 30)))
    b.obj("wax-flakes", mat("wax-flake", "#ecd6a6", "#e0c48c", rough=.4, spec=.4, sss=.35, sss_s=.06, scale=9)).modifiers.new("t", "SOLIDIFY").thickness = .014


def flake_bowl(x, y):
    """stoneware bowl heaped with wax flakes"""
    bowl = fillet([(0, .02), (.36, .02), (.40, .0), (.62, .20), (.76, .46), (.735, .465), (.60, .22), (.36, .05), (0, .045)], [0, .01, .02, .12, .01, .01, .12, .05, 0], 6)
    Build().add(lathe(bowl, 128, .004, 2)).obj("bowl", C.stoneware("#c9beb0"), m=place(x, y, 0), autosmooth=50)
    Build().add(lathe([(.70, .36), (.5, .44), (.25, .50), (0, .52)], 48)).obj("heap", mat("wax-heap", "#ecd9b4", "#e2c996", rough=.5, sss=.3, bump=.5, bscale=20), m=place(x, y, 0))
    wax_flakes((x, y), 560, .60, 3, .41, .15)


def ribbon(path, width, up=(0, 0, 1), th=.006):
    """flat satin band swept along points; its width lies across `up`"""
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
    o = Build().add((v, f)).obj("ribbon", mat("satin", "#b98e74", "#a87b62", rough=.34, spec=.5, scale=3, sheen=.6, bump=.1, bscale=60))
    o.modifiers.new("t", "SOLIDIFY").thickness = th
    return o


def gift_box(x, y, turn, z=0, scale=1.0):
    """closed box with a satin bow"""
    kraft = mat("box", "#e9ddc9", "#e2d3bb", rough=.75, spec=.15, scale=14, bump=.10, bscale=70)
    bx, by, bz = 1.02, 1.02, .92
    m = place(x, y, z, rz=turn, s=scale)
    bevel(Build().add(box(bx, by, bz)).obj("box", kraft, smooth=False, m=m @ Matrix.Translation((0, 0, bz / 2))), .012)
    bevel(Build().add(box(bx + .05, by + .05, .26)).obj("lid", kraft, smooth=False, m=m @ Matrix.Translation((0, 0, bz - .09))), .012)
    T = bz + .045
    e = bx / 2 + .032
    w = .15
    for ry in (0, 90):                             # bands round the box
        q = m @ Matrix.Rotation(math.radians(ry), 4, "Z")
        side = q.to_3x3() @ Vector((0, 1, 0))
        path = [(-e, 0, 0), (-e, 0, T * .5), (-e, 0, T - .012), (-e + .012, 0, T), (0, 0, T + .002), (e - .012, 0, T), (e, 0, T - .012), (e, 0, T * .5), (e, 0, 0)]
        ribbon([q @ Vector(p) for p in path], w, side)
    c = m @ Matrix.Translation((0, 0, T + .02))
    for s, tilt in ((1, 12), (-1, -8)):            # two loops of the bow
        loop = bezier([(0, 0, .02), (.16, .02, .26), (.52, .0, .38), (.62, 0, .10), (.50, 0, -.06), (.18, 0, .0), (0, 0, .03)], 30)
        q = c @ Matrix.Rotation(math.radians(tilt + (0 if s > 0 else 180)), 4, "Z")
        ribbon([q @ p for p in loop], .16, q.to_3x3() @ Vector((0, 1, .0)))
    for tilt, L in ((-48, .62), (-128, .58)):      # tails over the front edge
        tail = bezier([(0, 0, .03), (L * .3, .02, .12), (L * .7, -.04, .02), (L, .03, .035)], 20)
        q = c @ Matrix.Rotation(math.radians(tilt), 4, "Z")
        ribbon([q @ p for p in tail], .15, q.to_3x3() @ Vector((0, 1, 0)))
    Build().add(ball(.085, .095, .07, 20, 14)).obj("knot", mat("satin", "#b98e74", "#a87b62", rough=.34, bump=.1), m=c @ Matrix.Translation((0, 0, .05)))


def greeting_card(m):
    """printed by labels.py"""
    card = bpy.data.meshes.new("card")             # greeting card, printed by labels.py
    cw, ch = .66, .46
    card.from_pydata([(-cw / 2, -ch / 2, 0), (cw / 2, -ch / 2, 0), (cw / 2, ch / 2, 0), (-cw / 2, ch / 2, 0)], [], [(0, 1, 2, 3)])
    lay = card.uv_layers.new()
    for l, uv in zip(lay.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        l.uv = uv
    card.materials.append(C.paper(os.path.join(C.HERE, "labels", "card.png")))
    ob = bpy.data.objects.new("card", card)
    bpy.context.collection.objects.link(ob)
    ob.modifiers.new("t", "SOLIDIFY").thickness = .010
    ob.matrix_world = m
