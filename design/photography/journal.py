"""The wide pictures of the blog, one for each post of the demo: blog-{name}, 3:2.  Cards cut them to 5:4, the article to 16:9,
so what matters stands in the middle and clear of all four edges."""
import math
import candle as C
import household as home
import packing
import props
import studio
import workshop as W
from kit import *
from papers import paper
from products import PRODUCTS

SIZE = dict(w=1800, h=1200)


def empty_jar(p, x, y, **kw):
    C.candle("", p, x, y, with_label=False, with_wax=False, wick=False, lit=False, **kw)


def first_light():
    """the first hour: molten wax round the wick, the used match in its dish, the box beside it"""
    studio.surface("walnut")
    studio.wall("#6f5343", 2.8)
    studio.light("evening", None, 1)
    studio.lamp(-2.6, 1.6, 2.2, 20, 18)
    C.candle("baunilha-coco", PRODUCTS["baunilha-coco"], 0, 0, rot=-10, lit=True, fill=.80, seed=9, flame_power=1.15)
    home.plate((-.96, -.32), r=.34, colour="#b9a68e", seed=3)
    home.used_match((-1.00, -.34), rot=28, z=.075)
    home.matchbox((1.02, -.40), rot=-24)
    props.wood_lid((.98, .58), lean=0, rot=20)
    studio.shoot((-.75, -4.9, 2.25), (.04, 0, .58), 56, .95, focus=(0, -.30, .80))
    return dict(SIZE, exposure=studio.EXPOSURE["evening"] + .42, bloom=.13)


def resting():
    """along the shelf of the workshop: poured jars, wicks held by their bars"""
    studio.wall("#cdbda6", 1.05)
    studio.light("morning", "window", -1, "side")
    bevel(Build().add(box(16, 1.9, .12)).obj("shelf", studio.baked("oak", 3.2, .48, .25), smooth=False, m=Matrix.Translation((0, .06, -.06))), .014)
    keys = ("cha-branco", "rosa-peonia", "palo-santo", "baunilha-coco", "cedro-vetiver", "mel-figo", "jasmim")
    for n in range(14):
        back = n >= 7
        p = PRODUCTS[keys[(n * 2 + back) % len(keys)]]
        x = -1.2 + (n - 7 * back) * 1.04 - .5 * back + rnd(n).uniform(-.04, .04)
        y = (.50 if back else -.36) + rnd(n + 50).uniform(-.04, .04)
        W.poured(p, x, y, seed=n, rot=84 + rnd(n + 9).uniform(-9, 9))
    studio.shoot((-3.1, -4.3, 2.35), (.42, -.05, .56), 58, .62, focus=(-.15, -.62, .80))
    return dict(SIZE, exposure=studio.EXPOSURE["morning"] - .05)


def rooms():
    """a sideboard at the end of the day: three scents, books, branches in a bottle"""
    studio.surface("oak")
    studio.wall("#b6a58c", 2.0)
    studio.light("dusk", "window", 1)
    P = PRODUCTS
    h = home.books((-1.10, .22), [(1.45, 1.05, .17, "#6f7a68", 6), (1.30, .95, .14, "#c8b394", -4)])
    C.candle("lavanda-camomila", P["lavanda-camomila"], -1.08, .18, h, rot=-12, lit=True, seed=5, fill=.93)
    C.candle("capim-limao", P["capim-limao"], .14, -.28, 0, rot=-4, lit=True, seed=2, fill=.78)
    home.tray((1.42, .10), r=.92)
    C.candle("cedro-vetiver", P["cedro-vetiver"], 1.22, .08, .045, rot=6, lit=False, seed=3, fill=.93)
    props.stone((1.86, -.16), r=.18, colour="#8f8678", seed=5, z=.045)
    top = home.vase((.40, 1.05), h=1.15, r=.38, colour="#d8cbb8")
    home.branches((.40, 1.05), top, n=5, L=1.15, seed=5, spread=.55, leaf_size=.24)
    props.lavender_sprig((-.50, -.72), rot=172, L=.95)
    studio.shoot((-.35, -6.6, 2.05), (.10, 0, .90), 54, .70, focus=(.10, -.55, .6))
    return dict(SIZE, exposure=studio.EXPOSURE["dusk"] + .22, bloom=.11)


def second_lives():
    """jars without wax: pencils, a succulent, green branches"""
    studio.surface("oak")
    studio.wall("#c7b7a0", 2.2)
    studio.light("day", "leaves", 1, "side")
    P = PRODUCTS
    empty_jar(P["canela-laranja"], -1.05, .10)
    rr = rnd(4)
    for i, colour in enumerate(("#3f4a42", "#8a5a3c", "#c2ab6a", "#5d4b3f", "#7d8c8a")):
        a = i * 1.3
        foot = Vector((-1.05 + .20 * math.cos(a), .10 + .20 * math.sin(a), .09))
        head = Vector((-1.05 - .34 * math.cos(a + rr.uniform(-.3, .3)), .10 - .30 * math.sin(a), rr.uniform(1.38, 1.62)))
        home.upright_pencil(foot, head, colour)
    empty_jar(P["palo-santo"], .10, -.10, rot=10)
    home.succulent((.10, -.10), C.H - .12, C.R - .05)
    empty_jar(P["lavanda-camomila"], 1.18, .18)
    home.branches((1.18, .18), C.H - .10, n=3, L=.72, seed=4, spread=.34, leaf_size=.22)
    props.wood_lid((.78, -.72), lean=0, rot=20)
    home.book((-1.95, .62), rot=20, size=(1.2, .9, .16), colour="#8a7a66")
    studio.shoot((.25, -6.0, 1.95), (.06, 0, .72), 56, .70, focus=(.06, -.5, .7))
    return dict(SIZE, exposure=studio.EXPOSURE["day"])


def coconut_wax():
    """where the wax comes from: coconut, a bowl of flakes, a candle without a label"""
    studio.surface("linen", "#ddd2bf")
    studio.wall("#d2c2a6", 2.6)
    studio.light("morning", "palm", 1)
    W.chip_bowl(-.72, .26)
    W.wax_chips((-.20, -.62), 16, .22, 5)
    C.candle("", PRODUCTS["baunilha-coco"], 1.02, -.02, with_label=False, lit=False, fill=.80, seed=4)
    props.coconut_half((.22, .62), r=.50, tilt=34, rot=-14)
    props.coconut_half((1.78, .52), r=.40, tilt=50, rot=-40, seed=7)
    props.coconut_flakes((.34, -.46), n=14)
    studio.shoot((.25, -5.7, 2.45), (.28, .05, .46), 54, .80, focus=(.1, -.35, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["morning"])


def presents():
    """an open box with its candle, a closed one with a bow, the lid leaning, a card written by hand"""
    studio.surface("linen", "#d9c8b8")
    studio.wall("#c79f8c", 2.6)
    studio.light("day", "window", -1)
    packing.closed_box(-1.22, .52, 16)
    z = packing.open_box(.34, .0, -9, side=1.16)
    C.candle("flor-de-laranjeira", PRODUCTS["flor-de-laranjeira"], .34, .0, z, rot=-2, lit=False, fill=.93, seed=2)
    packing.box_lid(place(1.52, .34, .56, rz=-24, rx=-72))
    paper("card-written", .70, .488, place(-.52, -.62, .19, rx=64, rz=12), .03)
    props.eucalyptus((1.30, -.62), rot=164, length=1.2, seed=3)
    studio.shoot((.30, -6.2, 2.35), (.12, 0, .60), 57, .75, focus=(.1, -.40, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["day"])


def laid_table():
    """supper: a napkin on the plate, two candles burning, wine, honey and half a fig"""
    studio.surface("walnut")
    studio.wall("#6d5546", 3.0)
    studio.light("evening", None, -1)
    studio.lamp(2.6, 1.8, 2.4, 24, 26)
    P = PRODUCTS
    home.plate((0, -.42), r=.80)
    home.plate((0, -.42), r=.58, z=.052, colour="#cfc4b2", seed=5)
    home.napkin((0, -.42), rot=64, z=.095, w=.30, d=.74)
    props.rosemary((.02, -.42), rot=60, L=.62, z=.165)
    home.fork((-1.02, -.46), rot=88)
    home.knife((.98, -.46), rot=91)
    C.candle("mel-figo", P["mel-figo"], -.62, .74, rot=-6, lit=True, seed=9, fill=.76)
    C.candle("baunilha-coco", P["baunilha-coco"], .46, 1.02, rot=4, lit=True, seed=3, fill=.72)
    home.wine_glass((1.28, .48), wine="#5a1420")
    props.honey_dish((1.62, -.18), r=.26)
    props.fig_half((1.46, -.62), s=.17, rot=112, lean=52)
    props.eucalyptus((-1.55, .85), rot=14, length=1.6, seed=3)
    studio.shoot((.15, -6.0, 2.75), (.06, .10, .42), 57, .80, focus=(-.2, .0, .40))
    return dict(SIZE, exposure=studio.EXPOSURE["evening"] + .50, bloom=.12)


JOURNAL = {
    "blog-primeiro-acender": first_light,
    "blog-cura": resting,
    "blog-comodos": rooms,
    "blog-copo-vazio": second_lives,
    "blog-cera-de-coco": coconut_wax,
    "blog-presente": presents,
    "blog-mesa-posta": laid_table,
}
