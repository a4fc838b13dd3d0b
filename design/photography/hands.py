"""A hand and forearm from nothing: 21 joints, flesh as a signed distance field, meshed here, no downloaded model.

    h = Hand("right", at=frame(origin, fingers, back), pose="relaxed")
    h.grip(solid, index=1, middle=1, ring=1, little=1, thumb=1)      # fingers close until they touch
    h.build()                                                       # mesh, nails, sleeve

Inside this file a hand is in centimetres: wrist at 0, +X to the fingers, +Y to the thumb, +Z out of the back of the
hand; a left hand is the mirror image (-Y).  The scene is 1 unit = 10 cm, as everywhere else.
A solid is a function: points (n, 3) in scene units -> distance to its surface in scene units, negative inside.
"""
import math
import os
import bpy
import numpy as np
from kit import *
import studio

CM = .1
DETAIL = float(os.environ.get("HAND_DETAIL", .075))   # edge of a mesh cell in cm: .13 for a preview, .06 for a close picture
# where the knuckle is, the three bones, their radii (foot, middle, head), how the finger leans and rolls in the palm
FINGERS = dict(
    index=dict(at=(8.05, 2.35, .10), bones=(4.05, 2.42, 1.72), r=((.97, .81, .82), (.82, .735, .715), (.715, .685, .51)), yaw=3, roll=-7),
    middle=dict(at=(8.35, .55, .28), bones=(4.45, 2.82, 1.80), r=((.98, .83, .84), (.84, .755, .73), (.73, .70, .52)), yaw=0, roll=0),
    ring=dict(at=(7.95, -1.15, .16), bones=(4.10, 2.66, 1.78), r=((.93, .78, .785), (.785, .71, .685), (.685, .655, .49)), yaw=-3, roll=7),
    little=dict(at=(7.20, -2.70, -.12), bones=(3.25, 1.92, 1.58), r=((.83, .68, .665), (.665, .60, .58), (.58, .555, .42)), yaw=-7, roll=14),
)
THUMB = dict(at=(2.0, 1.75, -.75), bones=(4.25, 3.05, 2.05), r=((1.25, 1.10, 1.02), (1.0, .84, .88), (.88, .84, .58)))
NAIL = dict(index=(.50, .92), middle=(.52, .96), ring=(.48, .92), little=(.40, .74), thumb=(.66, 1.18))   # half width, length
REST = dict(index=(2, 18, 24, 14), middle=(0, 24, 30, 18), ring=(-2, 30, 34, 20), little=(-5, 34, 34, 20), thumb=(38, 22, -75, 14, 18))
POSES = dict(                                      # finger: side, knuckle, middle joint, end joint; thumb: out, across, roll, knuckle, end
    relaxed=REST,
    flat=dict(index=(3, 4, 6, 3), middle=(0, 4, 6, 3), ring=(-3, 5, 7, 4), little=(-8, 6, 8, 5), thumb=(48, 8, -62, 4, 4)),
    fist=dict(index=(0, 78, 92, 50), middle=(0, 82, 96, 52), ring=(0, 84, 96, 52), little=(0, 86, 92, 50), thumb=(22, 44, -100, 36, 46)),
    pinch=dict(index=(-2, 48, 48, 22), middle=(0, 50, 56, 28), ring=(-1, 54, 60, 30), little=(-3, 56, 56, 28), thumb=(30, 50, -118, 16, 24)),
)
LIMITS = dict(finger=((-16, 16), (-15, 88), (0, 108), (0, 75)), thumb=((0, 68), (0, 72), (-150, -45), (-5, 55), (-12, 75)))


def frame(origin, x, z):
    """matrix at origin, +X along x, +Z as near z as can be; scene units"""
    x = Vector(x).normalized()
    z = Vector(z)
    z = (z - x * z.dot(x)).normalized()
    m = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    m.translation = origin
    return m


# ------------------------------------------------------------ distance fields
def _rot(axis, deg):
    """(n,) degrees -> (n, 3, 3)"""
    a = np.radians(np.atleast_1d(np.asarray(deg, np.float64)))
    c, s, o, z = np.cos(a), np.sin(a), np.ones_like(a), np.zeros_like(a)
    rows = dict(X=((o, z, z), (z, c, -s), (z, s, c)), Y=((c, z, s), (z, o, z), (-s, z, c)), Z=((c, -s, z), (s, c, z), (z, z, o)))[axis]
    return np.stack([np.stack(r, -1) for r in rows], -2)


def smin(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25


def smax(a, b, k):
    return -smin(-a, -b, k)


def step(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _bone(P, o, R, L, r, wy=1.0, wz=1.0):
    q = (P - o) @ R
    t = np.clip(q[:, 0] / L, 0, 1)
    rad = r[0] * (1 - t) * (1 - 2 * t) + 4 * r[1] * t * (1 - t) + r[2] * t * (2 * t - 1)
    return (np.sqrt((q[:, 0] - t * L) ** 2 + (q[:, 1] / wy) ** 2 + (q[:, 2] / wz) ** 2) - rad) * min(wy, wz)


def _blob(P, o, R, c, r):
    q = (P - o) @ R - np.asarray(c, np.float32)
    r = np.asarray(r, np.float32)
    k0 = np.sqrt(((q / r) ** 2).sum(1))
    k1 = np.sqrt(((q / (r * r)) ** 2).sum(1)) + 1e-6
    return k0 * (k0 - 1) / k1


def _cone(P, a, b, ra, rb, wz=1.0):
    """tapered rod; wz < 1 makes it flatter along Z"""
    a, b = np.asarray(a, np.float32), np.asarray(b, np.float32)
    d = b - a
    t = np.clip((P - a) @ d / (d @ d), 0, 1)
    v = P - a - t[:, None] * d
    return (np.sqrt(v[:, 0] ** 2 + v[:, 1] ** 2 + (v[:, 2] / wz) ** 2) - (ra + (rb - ra) * t)) * wz


def _sheet(P, a, b, c, r):
    """rounded triangle: the web of skin between thumb and forefinger"""
    a, b, c = (np.asarray(v, np.float32) for v in (a, b, c))
    n = np.cross(b - a, c - a)
    n /= np.linalg.norm(n)
    inside = np.ones(len(P), bool)
    edge = np.full(len(P), 1e9, np.float32)
    for u, v in ((a, b), (b, c), (c, a)):
        d = v - u
        inside &= (P - u) @ np.cross(n, d) > 0
        t = np.clip((P - u) @ d / (d @ d), 0, 1)
        edge = np.minimum(edge, np.linalg.norm(P - u - t[:, None] * d, axis=1))
    return np.where(inside, np.abs((P - a) @ n), edge) - r


def wave(P, f, seed=0):
    """cheap smooth noise, about -1..1"""
    s = seed * 1.7
    x, y, z = P[:, 0] * f, P[:, 1] * f, P[:, 2] * f
    a = np.sin(x * 1.0 + 1.3 * np.sin(y * .9 + s) + s) * np.sin(y * 1.1 + 1.1 * np.sin(z * 1.2 + 2 * s))
    b = np.sin(z * 1.6 + 1.5 * np.sin(x * 1.4 - s)) * np.sin(x * 1.9 - y * 1.3 + 3 * s)
    return .6 * a + .4 * b


def mesh_field(field, lo, hi, h, block=8):
    """surface nets: quads of field = 0 inside a box; only blocks near the surface are looked at closely"""
    n = np.maximum(2, np.ceil((np.asarray(hi) - lo) / h / block).astype(int)) * block
    lo = np.asarray(lo, np.float32)
    c = [lo[i] + h * (np.arange(n[i] // block) + .5) * block for i in range(3)]
    C = np.stack(np.meshgrid(*c, indexing="ij"), -1).astype(np.float32)
    dc = field(C.reshape(-1, 3)).reshape(C.shape[:3])
    D = np.repeat(np.repeat(np.repeat(dc, block, 0), block, 1), block, 2).astype(np.float32)
    near = np.argwhere(np.abs(dc) < block * h * 1.35)
    k = np.stack(np.meshgrid(*[np.arange(block)] * 3, indexing="ij"), -1).reshape(-1, 3)
    for part in np.array_split(near, max(1, len(near) // 400)):
        idx = (part[:, None, :] * block + k).reshape(-1, 3)
        D[idx[:, 0], idx[:, 1], idx[:, 2]] = field(lo + h * (idx + .5).astype(np.float32))
    S = D < 0
    cells = np.zeros(n - 1, bool)
    corner = [(i, j, l) for i in (0, 1) for j in (0, 1) for l in (0, 1)]
    sl = lambda o: tuple(slice(o[i], n[i] - 1 + o[i]) for i in range(3))
    some, every = np.zeros(n - 1, bool), np.ones(n - 1, bool)
    for o in corner:
        some |= S[sl(o)]
        every &= S[sl(o)]
    cells = some & ~every
    ids = np.full(n - 1, -1)
    at = np.argwhere(cells)
    ids[cells] = np.arange(len(at))
    acc, cnt = np.zeros((len(at), 3), np.float32), np.zeros(len(at), np.float32)
    for a in corner:
        for ax in range(3):
            if a[ax]:
                continue
            b = list(a)
            b[ax] = 1
            da, db = D[tuple((at + a).T)], D[tuple((at + b).T)]
            cross = (da < 0) != (db < 0)
            t = np.where(cross, da / np.where(cross, da - db, 1), 0)
            p = np.asarray(a, np.float32) + np.eye(3, dtype=np.float32)[ax] * t[:, None]
            acc += np.where(cross[:, None], p, 0)
            cnt += cross
    V = lo + h * (at + acc / cnt[:, None] + .5)
    for _ in range(2):                             # pull the vertices onto the surface
        g, d = gradient(field, V, h * .5)
        V -= np.clip(d, -h, h)[:, None] * g * .9
    F = []
    for ax in range(3):
        u, v = (ax + 1) % 3, (ax + 2) % 3
        s = [slice(1, -1)] * 3
        s[ax] = slice(0, -1)
        e = [slice(1, -1)] * 3
        e[ax] = slice(1, None)
        A, B = S[tuple(s)], S[tuple(e)]
        q = np.argwhere(A != B)
        base = q + np.array([0 if i == ax else 1 for i in range(3)])
        flip = A[tuple(q.T)]
        off = []
        for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
            w = base.copy()
            w[:, u] -= du
            w[:, v] -= dv
            off.append(ids[tuple(w.T)])
        quad = np.stack(off, 1)
        quad[~flip] = quad[~flip][:, ::-1]
        F.append(quad[(quad >= 0).all(1)])
    return V, np.concatenate(F)


def gradient(field, V, e):
    d = field(V)
    g = np.stack([field(V + np.eye(3, dtype=np.float32)[i] * e) - d for i in range(3)], 1)
    return g / (np.linalg.norm(g, axis=1, keepdims=True) + 1e-9), d


# ---------------------------------------------------------- solids to hold
def _local(P, m):
    i = np.array(m.inverted(), np.float64)
    return P @ i[:3, :3].T + i[:3, 3]


def cylinder(m, r, h, edge=.02):
    """upright cylinder that stands on m"""
    def f(P):
        q = _local(P, m)
        a, b = np.hypot(q[:, 0], q[:, 1]) - r + edge, np.abs(q[:, 2] - h / 2) - h / 2 + edge
        return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - edge
    return f


def cuboid(m, x, y, z, edge=.012):
    """box whose middle is at m"""
    def f(P):
        q = np.abs(_local(P, m)) - (np.array((x, y, z)) / 2 - edge)
        return np.minimum(q.max(1), 0) + np.linalg.norm(np.maximum(q, 0), axis=1) - edge
    return f


def rod(points, r, m=None):
    """tube through points"""
    pts = [np.array((m @ Vector(p)) if m else p, np.float64) for p in points]
    def f(P):
        d = np.full(len(P), 1e9)
        for a, b in zip(pts, pts[1:]):
            v = b - a
            t = np.clip((P - a) @ v / max(v @ v, 1e-9), 0, 1)
            d = np.minimum(d, np.linalg.norm(P - a - t[:, None] * v, axis=1))
        return d - r
    return f


def table(z=0):
    return lambda P: P[:, 2] - z


def union(*solids):
    return lambda P: np.min([s(P) for s in solids], 0)


# ------------------------------------------------------------------- hand
_grips, _meshes = {}, {}                           # by key, for as long as Blender stays open


class Hand:
    def __init__(self, side="right", at=None, pose="relaxed", wrist=(0, 0), sleeve=(7, 26), tone="tan", seed=1, size=1.0,
                 turn=0, reach=24, cloth="#d8cdb9", key=None):
        """wrist: (bend back +, towards the thumb +) of the hand against the forearm, degrees; turn: forearm's twist;
        sleeve: cm behind the wrist where the cloth starts and ends, or None; reach: length of the forearm, cm;
        key: names a grip that several pictures share, so that it is searched and meshed once"""
        self.flip = -1 if side == "left" else 1
        self.m = (at or Matrix()) @ Matrix.Diagonal((CM * size, CM * size, CM * size, 1))
        if self.flip < 0:
            self.m = self.m @ Matrix.Diagonal((1, -1, 1, 1))
        self.pose = dict(POSES[pose] if isinstance(pose, str) else pose)
        self.wrist, self.sleeve, self.tone, self.seed, self.size, self.turn, self.reach, self.cloth = wrist, sleeve, tone, seed, size, turn, reach, cloth
        self.solid, self.key = None, key

    # -- skeleton
    def chain(self, name, ang):
        """ang (n, 4 or 5) -> three frames R (n, 3, 3) and feet o (n, 3) in hand cm"""
        ang = np.atleast_2d(np.asarray(ang, np.float64))
        if name == "thumb":
            s = THUMB
            R = _rot("Z", ang[:, 0]) @ _rot("Y", ang[:, 1]) @ _rot("X", ang[:, 2])
            bends = (None, ang[:, 3], ang[:, 4])
        else:
            s = FINGERS[name]
            R = _rot("Z", np.full(len(ang), s["yaw"])) @ _rot("X", np.full(len(ang), s["roll"])) @ _rot("Z", ang[:, 0])
            bends = (ang[:, 1], ang[:, 2], ang[:, 3])
        o, out = np.repeat(np.array([s["at"]]), len(ang), 0), []
        for L, b in zip(s["bones"], bends):
            if b is not None:
                R = R @ _rot("Y", b)
            out.append((R, o))
            o = o + R[:, :, 0] * L
        return out, o

    def world(self, P):
        a = np.array(self.m, np.float64)
        return P @ a[:3, :3].T + a[:3, 3]

    def tip(self, name):
        """pad of a finger in scene units"""
        ch, end = self.chain(name, self.pose[name])
        s = THUMB if name == "thumb" else FINGERS[name]
        return Vector(self.world(end - ch[2][0][:, :, 2] * s["r"][2][2])[0])

    # -- fingers close on a solid
    def grip(self, solid, press=.10, keep=.00035, aim=None, **want):
        """want: finger=weight or (w of first, middle, end bone); the rest keep their pose but are pushed out of the solid;
        aim: finger=point in scene units that its pad should come to"""
        self.press(solid)
        if self.key in _grips:
            self.pose = dict(_grips[self.key])
            return self
        k, aim = CM * self.size, aim or {}
        rr = np.random.default_rng(3)
        for name in ("index", "middle", "ring", "little", "thumb"):
            w = want.get(name, 0)
            w = np.array((.15 * w, .6 * w, 1.0 * w) if not hasattr(w, "__len__") else w, np.float64)
            s = THUMB if name == "thumb" else FINGERS[name]
            lim = np.array(LIMITS["thumb" if name == "thumb" else "finger"], np.float64)
            rest = np.array(self.pose[name], np.float64)
            best, spread = rest, (lim[:, 1] - lim[:, 0]) * .5
            if name != "thumb":
                spread = spread * np.array((.35, 1, 1, 1))
            for it in range(9):
                A = np.clip(best + rr.normal(0, 1, (5000, len(rest))) * spread, lim[:, 0], lim[:, 1])
                A[0] = best
                if name != "thumb":                # the end joint follows the middle one
                    A[:, 3] = np.clip(A[:, 3], .25 * A[:, 2] - 4, .85 * A[:, 2] + 12)
                    A[0] = best
                ch, end = self.chain(name, A)
                cost = keep * (((A - rest) * (np.array((3, 1, 1, 1)) if name != "thumb" else np.array((1, 1, .7, 1, 1)))) ** 2).sum(1)
                for b in range(3):
                    R, o = ch[b]
                    for t, wt in ((.2, .5), (.55, 1), (.95, 1.2)):
                        if name == "thumb" and b == 0 and t < .9:
                            continue
                        r = np.interp(t, (0, .5, 1), s["r"][b])
                        c = o + R[:, :, 0] * (s["bones"][b] * t)
                        gap = solid(self.world(c)) / k - r
                        cost += 60 * np.maximum(-gap - press, 0) ** 2 + w[b] * wt * np.minimum(np.maximum(gap, 0), 4) ** 2
                        if w[b] and (t > .5 or b < 2):   # and the pad side faces it, not the flank
                            pad = solid(self.world(c - R[:, :, 2] * r * .8)) / k
                            cost += w[b] * .5 * np.maximum(pad - .2, 0) ** 2
                if name in aim:
                    pad = self.world(end - ch[2][0][:, :, 2] * s["r"][2][2]) - np.array(aim[name], np.float64)
                    cost += 1.5 * ((pad / k) ** 2).sum(1)
                best = A[np.argmin(cost)]
                spread = spread * .6
            self.pose[name] = tuple(round(float(a), 1) for a in best)
        if self.key:
            _grips[self.key] = dict(self.pose)
        return self

    def press(self, solid):
        """flesh gives way to this solid (no contact is looked for)"""
        self.solid = solid if self.solid is None else union(self.solid, solid)
        return self

    # -- flesh
    def arm_axes(self):
        R = (_rot("Y", -self.wrist[0]) @ _rot("Z", self.wrist[1]))[0].T @ _rot("X", self.turn)[0]
        return R.astype(np.float32)                # columns: forearm's own axes; it runs along -X

    def _arm(self, P, loose=0):
        R = self.arm_axes()
        q = P @ R
        s = -q[:, 0]
        u = np.clip(s, 0, self.reach)
        wy = np.interp(u, (0, 2, 5, 10, 16, 24), (2.50, 2.42, 2.48, 3.05, 3.75, 4.2)) + loose
        wz = np.interp(u, (0, 2, 5, 10, 16, 24), (1.72, 1.74, 1.90, 2.60, 3.40, 3.9)) + loose
        e = np.sqrt((q[:, 1] / wy) ** 2 + (q[:, 2] / wz) ** 2)
        side = (e - 1) * np.minimum(wy, wz)
        cap = np.maximum(-s - .2, s - self.reach)
        return smax(side, cap, .8)

    def flesh(self, P):
        """distance to the hand, cm; parts far from a point are answered by the sphere round them"""
        I = np.eye(3, dtype=np.float32)
        f32 = lambda ch: [(R[0].astype(np.float32), o[0].astype(np.float32)) for R, o in ch]
        chains = {n: f32(self.chain(n, self.pose[n])[0]) for n in (*FINGERS, "thumb")}
        # palm: four metacarpals, the carpus, pads
        roots = dict(index=(.9, 1.15, .0), middle=(.8, .38, .12), ring=(.8, -.42, .08), little=(.9, -1.15, -.05))
        palm = _blob(P, np.zeros(3, np.float32), I, (.7, -.05, -.12), (2.1, 2.45, 1.60))
        for n, c in roots.items():
            a = np.array(FINGERS[n]["at"])
            r = FINGERS[n]["r"][0][0]
            palm = smin(palm, _cone(P, c, a - (.25, 0, .20), 1.12, r * .97, .93), .85)
        palm = smin(palm, _blob(P, np.zeros(3, np.float32), I, (6.6, -.1, -.62), (2.0, 3.3, .80)), .8)         # pad below the knuckles
        palm = smin(palm, _blob(P, np.zeros(3, np.float32), I, (3.3, -2.15, -.78), (2.9, 1.15, 1.12)), .8)     # heel, little side
        for n in roots:                                                                                        # sinews on the back
            a = np.array(FINGERS[n]["at"]) + (-.2, 0, .70)
            palm = smin(palm, _cone(P, (.6, roots[n][1] * .55, 1.22), a, .16, .22), .42)
        tR, to = chains["thumb"][0]
        tb = THUMB["bones"]
        first = _bone(P, to, tR, tb[0], THUMB["r"][0], 1, .96)
        thenar = _blob(P, to, tR, (tb[0] * .45, -.15, -.75), (2.35, 1.10, 1.15))
        first = smin(first, thenar, .7)
        palm = smin(palm, first, 1.1)
        web = _sheet(P, to + tR[:, 0] * .6, to + tR[:, 0] * tb[0] * .97, np.array(FINGERS["index"]["at"], np.float32) + np.float32((-.7, .25, -.35)), .42)
        palm = smin(palm, web, .75)
        palm = smin(palm, self._arm(P), 1.5)
        aR = self.arm_axes()
        palm = smin(palm, _blob(P, np.zeros(3, np.float32), aR, (-1.5, -1.75, .95), (.95, .62, .60)), .7)      # head of the ulna
        out = palm.copy()
        every, palm_all, first_all = P, palm, first
        for n, ch in chains.items():
            s = THUMB if n == "thumb" else FINGERS[n]
            ds = []
            ends = np.array([o for _, o in ch] + [ch[2][1] + ch[2][0][:, 0] * s["bones"][2]])
            mid = ends.mean(0)
            near = np.linalg.norm(every - mid, axis=1) < np.linalg.norm(ends - mid, axis=1).max() + 2.2
            if not near.any():
                continue
            P, palm, first = every[near], palm_all[near], first_all[near]
            for b, (R, o) in enumerate(ch):
                if n == "thumb" and b == 0:
                    continue
                L, r = s["bones"][b], s["r"][b]
                d = _bone(P, o, R, L, r, 1.0, .95 if b < 2 else .90)
                if b < 2:                                                                                       # soft underside
                    d = smin(d, _blob(P, o, R, (L * .50, 0, -.26 * r[1]), (L * .48, r[1] * .92, r[1] * .92)), .3)
                    d = smin(d, _blob(P, o, R, (L, 0, .10 * r[2]), (r[2] * 1.0, r[2] * .93, r[2] * .97)), .2)       # knuckle
                else:                                                                                           # pulp of the tip
                    d = smin(d, _blob(P, o, R, (L * .62, 0, -.14), (L * .68, r[1] * .95, r[1] * .86)), .3)
                ds.append(d)
            prox = ds[0]
            if n == "thumb":
                prox = smin(prox, first, .35)
                whole = smin(prox, ds[1], .20)
                joined = smin(palm, ds[0], .45)
            else:
                a = np.array(s["at"], np.float32)
                cap = _blob(P, a, ch[0][0] * .5 + I * .5, (-.10, 0, .16), (1.0, s["r"][0][0] * .80, s["r"][0][0] * .86))    # knuckle of the fist
                whole = smin(smin(ds[0], ds[1], .20), ds[2], .20)
                joined = smin(smin(palm, cap, .55), ds[0], .70)
            out[near] = smin(out[near], np.minimum(joined, whole), .10)
        return out

    def field(self):
        k = CM * self.size

        def f(P):
            P = P.astype(np.float32)
            d = self.flesh(P) - .012 * wave(P, 1.6, self.seed)
            if self.solid is not None:
                d = smax(d, (-self.solid(self.world(P.astype(np.float64))) / k + .02).astype(np.float32), .16)
            return d
        return f

    def bounds(self):
        pts = [np.zeros(3)]
        for n in (*FINGERS, "thumb"):
            ch, end = self.chain(n, self.pose[n])
            pts += [o[0] for _, o in ch] + [end[0]]
        R = self.arm_axes()
        pts += [-R[:, 0] * 2, -R[:, 0] * min(self.reach, (self.sleeve[0] + 4) if self.sleeve else 99)]
        pts = np.array(pts)
        return pts.min(0) - 4.2, pts.max(0) + 4.2

    # -- mesh and what goes with it
    def build(self, detail=None):
        detail = detail or DETAIL
        f = self.field()
        V, F, att = _meshes.get((self.key, detail)) or self.mesh(f, detail)
        if self.key:
            _meshes[self.key, detail] = V, F, att
        if self.flip < 0:
            F = F[:, ::-1]
        ob = self._object("hand", V, F, skin(self.tone))
        for name, val in att.items():
            ob.data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(val, np.float32))
        for n in NAIL:
            self.nail(n, f)
        if self.sleeve:
            self.cuff()
        return ob

    def mesh(self, f, detail):
        lo, hi = self.bounds()
        V, F = mesh_field(f, lo, hi, detail)
        N, _ = gradient(f, V.astype(np.float32), detail * .5)
        att = self.marks(V, N)
        count = np.bincount(F.ravel(), minlength=len(V))
        for name, times in (("palm", 90), ("red", 40), ("wr", 4)):     # no seams where one bone's mark meets the next one's
            for _ in range(times):
                att[name] = np.bincount(F.ravel(), np.repeat(att[name][F].mean(1), 4), len(V)) / np.maximum(count, 1)
        return V, F, att

    def _object(self, name, V, F, material):
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(V))
        me.vertices.foreach_set("co", np.ascontiguousarray(V, np.float32).ravel())
        me.loops.add(F.size)
        me.loops.foreach_set("vertex_index", np.ascontiguousarray(F, np.int32).ravel())
        me.polygons.add(len(F))
        me.polygons.foreach_set("loop_start", np.arange(0, F.size, F.shape[1], dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(F), F.shape[1], np.int32))
        me.polygons.foreach_set("use_smooth", np.ones(len(F), bool))
        me.update()
        me.validate()
        me.materials.append(material)
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        ob.matrix_world = self.m
        return ob

    def marks(self, V, N):
        """what the skin needs to know at each vertex: palm side, blood near the surface, wrinkles and where they run"""
        near = np.full(len(V), 1e9)
        palm, red, wr, ju, vein = (np.zeros(len(V)) for _ in range(5))
        R0 = np.eye(3)
        d = np.maximum(np.abs(V[:, 1]) - 3.4, 0) + np.maximum(V[:, 0] - 8, 0) * 1.0 + .8
        near = d
        palm = step(.15, -.55, N[:, 2]) * step(-1.5, 1.0, V[:, 0])
        for n in (*FINGERS, "thumb"):
            ch, end = self.chain(n, self.pose[n])
            s = THUMB if n == "thumb" else FINGERS[n]
            for b, (R, o) in enumerate(ch):
                R, o = R[0], o[0]
                q = (V - o) @ R
                L, r = s["bones"][b], s["r"][b][1]
                t = np.clip(q[:, 0], 0, L)
                dist = np.sqrt((q[:, 0] - t) ** 2 + q[:, 1] ** 2 + q[:, 2] ** 2) - r
                hit = dist < near - (0 if b else .0)
                nz = N @ R[:, 2]
                p = step(.10, -.60, nz)
                if n == "thumb" and b == 0:
                    p = np.maximum(p, palm)
                palm = np.where(hit, p, palm)
                near = np.where(hit, dist, near)
                back = step(-.1, .6, nz)
                x = q[:, 0]
                if b or n != "thumb":              # wrinkles over the joint at this bone's foot
                    fall = np.exp(-(x / (.48 if b else .8)) ** 2) * np.exp(-np.maximum(dist, 0) ** 2 * 8)
                    m = fall * (back * (1.0 if b else .35) + p * .9) * ((.35, .45, .72)[b] if n == "thumb" else 1)
                    use = (m > wr) & (np.abs(x) < 1.4)
                    ju = np.where(use, x, ju)
                    wr = np.maximum(wr, m * (np.abs(x) < 1.4))
                    red = np.maximum(red, fall * back * .75)
                if b == 2:
                    red = np.maximum(red, step(L * .35, L * 1.1, x) * np.exp(-np.maximum(dist, 0) ** 2 * 6) * .8)
        lines = (((8.0, 2.9), (6.3, 1.2), (5.7, -1.0), (6.0, -3.2)), ((7.0, 3.2), (5.9, 1.6), (4.6, -.4), (3.9, -2.6)), ((7.0, 3.2), (5.2, 1.4), (3.2, .5), (.9, .4)))
        fold = np.zeros(len(V))
        for ln in lines:
            pts = np.array([tuple(p) for p in bezier([(a, b, 0) for a, b in ln], 24)])
            d = np.min([np.hypot(V[:, 0] - p[0], V[:, 1] - p[1]) for p in pts], 0)
            fold = np.maximum(fold, np.exp(-(d / .11) ** 2) * step(-.1, -.5, N[:, 2]) * (V[:, 2] < 0) * step(9, 8, V[:, 0]))
        return dict(palm=palm, red=red, wr=wr, ju=ju, fold=fold)

    def nail(self, n, f):
        ch, _ = self.chain(n, self.pose[n])
        R, o = ch[2][0][0], ch[2][1][0]
        s = THUMB if n == "thumb" else FINGERS[n]
        w, ln = NAIL[n]
        L, r = s["bones"][2], s["r"][2]
        x1 = L + r[2] * .66
        nu, nv = 22, 16
        P = []
        for i in range(nu + 1):
            u = i / nu
            x = x1 - ln + ln * u
            ends = 1 - (max(0, (.22 - u) / .22) ** 2.2) * .62 - (max(0, (u - .80) / .20) ** 2.4) * .55
            for j in range(nv + 1):
                a = (j / nv * 2 - 1)
                P.append((x - (.10 * a * a if u > .8 else 0), a * w * ends * (.93 + .07 * u), 1.5))
        P = np.array(P, np.float64)
        wpt = (P @ R.T + o).astype(np.float32)
        down = -R[:, 2].astype(np.float32)
        for _ in range(26):
            wpt = wpt + down * np.minimum(f(wpt), .3)[:, None] * .85
        g, _ = gradient(f, wpt, .04)
        u = np.repeat(np.linspace(0, 1, nu + 1), nv + 1)
        a = np.tile(np.linspace(-1, 1, nv + 1), nu + 1)
        # arched plate: proud in the middle, sunk into the fold at the sides and the root, lifted off at the free edge
        lift = .030 - .075 * np.abs(a) ** 4 - .07 * np.maximum(0, (.10 - u) / .10) + .020 * u
        h = (wpt - o) @ R
        top = (h[:, 2].reshape(nu + 1, nv + 1)[:, nv // 2])
        line = np.poly1d(np.polyfit(np.linspace(0, 1, nu + 1)[:int(nu * .45)], top[:int(nu * .45)], 1))
        zc = line(u) - .04 * u ** 3 * w
        arch = (np.sqrt(np.maximum(1 - (a * w / (w * 1.22)) ** 2, .05)) - 1) * w * .95
        z = np.clip(zc + arch, h[:, 2] - .01, h[:, 2] + .035) + lift    # never below the flesh, nor off it: a gap turns black
        h[:, 2] = z
        pos = h @ R.T + o
        F = np.array([(i * (nv + 1) + j, (i + 1) * (nv + 1) + j, (i + 1) * (nv + 1) + j + 1, i * (nv + 1) + j + 1) for i in range(nu) for j in range(nv)])
        if self.flip < 0:
            F = F[:, ::-1]
        ob = self._object("nail", pos, F, nail_mat(self.tone))
        ob.data.attributes.new("along", "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(u, np.float32))
        so = ob.modifiers.new("t", "SOLIDIFY")
        so.thickness, so.offset = .03, 0
        return ob

    def cuff(self):
        """linen sleeve turned back twice"""
        s0, s1 = self.sleeve
        R = self.arm_axes()
        prof = [(s0 + 1.2, .05), (s0 + .35, .16), (s0 + .02, .34), (s0, .52), (s0 + .12, .70), (s0 + .5, .80)]
        prof += [(s0 + .5 + 3.0 * t / 8, .80 + .05 * math.sin(t * .9)) for t in range(1, 9)]
        prof += [(s0 + 3.75, .72), (s0 + 3.82, .55), (s0 + 3.78, .42), (s0 + 4.0, .46)]
        prof += [(s0 + 4.0 + (s1 - s0 - 4.0) * t / 40, .50 + .35 * min(1, t / 8)) for t in range(1, 41)]
        n, V = 120, []
        for s, off in prof:
            wy = np.interp(s, (0, 2, 5, 10, 16, 24), (2.50, 2.42, 2.48, 3.05, 3.75, 4.2))
            wz = np.interp(s, (0, 2, 5, 10, 16, 24), (1.72, 1.74, 1.90, 2.60, 3.40, 3.9))
            mean = (wy + wz) / 2
            wy, wz = wy * .55 + mean * .45, wz * .45 + mean * .55
            wild = min(1, max(0, (s - s0 - 3.6) / 2))
            edge = .35 + .65 * min(1, max(0, (s - s0) / .5))
            for j in range(n):
                a = TAU * j / n
                c, d = math.cos(a), math.sin(a)
                w = .55 * noise.noise((c, d, s * .22 + self.seed))              # folds wander round the arm
                fold = noise.noise((c * 1.5 + self.seed, d * 1.5, s * .10)) * .34 + (1 - abs(noise.noise((c * 1.9 + w, d * 1.9 + self.seed, s * .13 + w)))) ** 6 * .30
                ring = noise.noise((c * .8 + self.seed * 3, d * .8, s * .42 + w)) * .26
                e = off + fold * (.40 + .75 * wild) * edge + ring * wild
                V.append(((-s - .14 * noise.noise((c * 1.2, d * 1.2, self.seed + 7))), c * (wy + e), d * (wz + e)))
        V = np.array(V) @ R.T
        F = np.array([(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(prof) - 1) for j in range(n)])
        if self.flip > 0:
            F = F[:, ::-1]
        ob = self._object("sleeve", V, F, linen_mat(self.cloth))
        ob.modifiers.new("s", "SUBSURF").render_levels = 1
        return ob


# -------------------------------------------------------------- materials
TONES = dict(tan=("#b58263", "#9f6d4f", "#d3a888", "#b05c46", "#e0ae98"), brown=("#7d4f35", "#6a402a", "#b98462", "#7e3f2c", "#c08a70"), fair=("#d9a888", "#cf9a78", "#e6b99d", "#d0705a", "#e8b7a4"))


def _mark(g, name):
    return g("Attribute", dict(attribute_name=name)).outputs["Fac"]


def skin(tone):
    key = ("skin", tone)
    from kit import _cache
    if key in _cache:
        return _cache[key]
    c1, c2, cp, cr, _ = TONES[tone]
    g = Nodes("skin")
    col = g.ramp(g.noise(.9, 5, .62), [(.34, c1), (.66, c2)])
    col = g.mix(g.ramp(g.noise(6.5, 3, .6), [(.48, 0.0), (.72, .30)]), col, rgb(cr))
    col = g.mix(g.math("MULTIPLY", _mark(g, "palm"), .80), col, rgb(cp))
    col = g.mix(g.math("MULTIPLY", _mark(g, "red"), .42), col, rgb(cr))
    wr = _mark(g, "wr")
    # furrows across the joints: bent lines, uneven
    warp = g.math("ADD", g.math("MULTIPLY", _mark(g, "ju"), 31.0), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(1.1, 4), .5), 20.0))
    lines = g.math("POWER", g.math("ADD", g.math("MULTIPLY", g.math("SINE", warp), .5), .5), .45)
    cut = g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", 1.0, lines), g.math("MULTIPLY", g.math("MULTIPLY", wr, wr), g.ramp(g.noise(1.7, 3), [(.36, .25), (.62, 1.0)]))), g.math("MULTIPLY", _mark(g, "fold"), .7))
    col = g.mix(g.math("MULTIPLY", cut, .16), col, mixc(c2, cr, .6))
    cells = g("TexVoronoi", dict(feature="DISTANCE_TO_EDGE"), Scale=11.0, Vector=g.coords((1, 1.5, 1.5)))
    grain = g.ramp(cells.outputs["Distance"], [(0, 0.0), (.22, 1.0)])
    b = g.bump(g.noise(1.6, 5, .65), .22, .12)
    b = g.bump(grain, .17, .022, b)
    b = g.bump(g.math("MULTIPLY", cut, -1.0), .38, .05, b)
    rough = g.ramp(g.noise(5, 4), [(.3, .42), (.7, .60)])
    p = g("BsdfPrincipled", Base_Color=col, Subsurface_Color=col, Subsurface=.16, Roughness=rough, Specular=.36, Normal=b)
    p.inputs["Subsurface Radius"].default_value = (.085, .030, .016)
    p.subsurface_method = "BURLEY"
    _cache[key] = g.done(p.outputs[0])
    return _cache[key]


def nail_mat(tone):
    key = ("nail", tone)
    from kit import _cache
    if key in _cache:
        return _cache[key]
    c = TONES[tone][4]
    g = Nodes("nail")
    u = _mark(g, "along")
    col = g.ramp(u, [(.0, mixc(c, "#f4e4da", .22)), (.20, mixc(c, "#f4e4da", .20)), (.30, rgb(c)), (.88, rgb(c)), (.94, mixc(c, "#f0e2d2", .40)), (1, mixc(c, "#f0e2d2", .50))])
    p = g("BsdfPrincipled", Base_Color=col, Subsurface_Color=col, Subsurface=.20, Roughness=.40, Specular=.28)
    p.inputs["Subsurface Radius"].default_value = (.085, .030, .016)
    p.subsurface_method = "BURLEY"
    thin = g("BsdfTranslucent", Color=col)         # a plate lets light through: without this its far side turns black
    _cache[key] = g.done(g("MixShader", i0=.45, i1=p.outputs[0], i2=thin.outputs[0]).outputs[0])
    return _cache[key]


def linen_mat(colour):
    """woven cloth in the hand's centimetres; the texture runs by object coordinates like every linen here"""
    g = Nodes("sleeve-linen")
    a = g("TexWave", dict(bands_direction="X"), Scale=5.2, Distortion=1.1, Detail=2.0, Vector=g.coords())
    c = g("TexWave", dict(bands_direction="DIAGONAL"), Scale=5.0, Distortion=1.3, Detail=2.0, Vector=g.coords())
    weave = g.math("MULTIPLY", a.outputs["Fac"], c.outputs["Fac"])
    slub = g.noise(1.4, 5, .65, g.coords((.4, 5, 5)))
    col = g.ramp(slub, [(.30, mixc(colour, "#6e5d47", .20)), (.62, rgb(colour))])
    col = g.mix(.25, col, g.ramp(weave, [(.1, .70), (.6, 1.0)]), "MULTIPLY")
    b = g.bump(weave, .30, .05, g.bump(g.noise(.7, 3), .10, .25))
    return g.done(g("BsdfPrincipled", Base_Color=col, Roughness=.92, Specular=.12, Sheen=.35, Normal=b).outputs[0])
