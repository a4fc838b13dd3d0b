"""The workshop and what leaves it: processo-* (5:4), atelie-* and the present (4:5)."""
import candle as C
import household as home
import packing
import props
import studio
import workshop as W
from kit import *
from papers import paper
from products import PRODUCTS

MAKING = dict(w=1500, h=1200)


def wicks():
    """the bench before the pour: wicks held in the middle of empty jars, cord, scissors, wax in chips"""
    studio.surface("oak")
    studio.wall("#c9b99f", 2.8)
    studio.light("day", "window", -1)
    W.chip_bowl(-.72, .48)
    W.wax_chips((-.12, -.40), 9, .26, 5)
    clear = PRODUCTS["baunilha-coco"]
    for x, y, rot in ((.46, .30, -14), (1.36, .62, -6), (.72, 1.26, -20)):
        W.prepared(clear, x, y, rot=rot)
    W.spool((-1.14, -.60))
    W.scissors((.42, -.62), rot=22)
    paper("tag-lavanda", .52, .244, place(1.22, -.28, .012, rz=-12))
    W.apron(-1.5, 2.8, 2.75, colour="#8a7d66", seed=7)
    studio.shoot((.35, -5.5, 2.45), (.0, .06, .42), 66, .70, focus=(.1, -.20, .4))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def curing():
    """a long shelf of poured jars; two tags with the batch, written by hand, hang from its edge"""
    studio.wall("#d9c9b2", 1.0)
    studio.light("day", "leaves", 1)
    keys = ("cha-branco", "palo-santo", "baunilha-coco", "eucalipto-alecrim", "mel-figo", "flor-de-laranjeira", "lavanda-camomila")
    bevel(Build().add(box(12, 1.75, .12)).obj("shelf", studio.baked("oak", 3.2, .48, .25), smooth=False, m=Matrix.Translation((0, .06, -.06))), .014)
    for n in range(13):                            # a front row and one behind it
        back = n >= 6
        p = PRODUCTS[keys[(n * 3 + back) % len(keys)]]
        x = -2.52 + (n - 6 * back) * 1.0 - .5 * back + rnd(n).uniform(-.04, .04)
        W.poured(p, x, (.46 if back else -.36) + rnd(n + 50).uniform(-.04, .04), seed=n, rot=rnd(n + 9).uniform(-12, 12))
    for x, name, turn in ((-.62, "tag-lavanda", 3), (1.32, "tag-baunilha", -4)):
        Build().add(tube([(x - .22, -.825, .0), (x - .225, -.836, -.15)], .008, 6)).obj("string", mat("jute", "#c4a37c", "#977656", rough=.9))
        paper(name, .60, .281, place(x, -.84, -.20, rx=90, ry=turn))
    studio.shoot((-1.1, -6.6, 2.0), (.0, -.1, .40), 70, .75, focus=(-.2, -.75, .6))
    return dict(MAKING, exposure=studio.EXPOSURE["day"])


def labelling():
    """the last step: a sheet of labels, one ticked in pencil, and the candle that has just got its own"""
    studio.surface("oak")
    studio.wall("#cdbfa8", 2.6)
    studio.light("morning", "window", 1, "side")
    P = PRODUCTS
    paper("label-sheet", 1.24, 1.167, place(-.16, -.66, .012, rz=8), .05)
    C.candle("baunilha-coco", P["baunilha-coco"], .34, .34, rot=-5, lit=False, fill=.80, seed=2)
    for x, y in ((-.58, .60), (.04, 1.34), (1.10, 1.10)):
        C.candle("", P["baunilha-coco"], x, y, lit=False, with_label=False, fill=.80, seed=3)
    home.pencil((-.30, -1.02), rot=34, L=.92, colour="#8a5a3c", z=.015)
    W.scissors((.82, -.40), rot=118)
    studio.shoot((-.15, -5.5, 3.3), (.05, .0, .42), 71, .85, focus=(.25, -.10, .5))
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE["morning"] - .05)


def room():
    """the workshop as a place: window, shelves of curing jars, the apron on its peg, the table in use"""
    studio.surface("oak")
    studio.wall("#d6c9b4", 3.2)
    studio.light("morning", "leaves", 1, "side")
    W.window(-1.55, 3.2, 2.15, strength=1.7)
    P, clear = PRODUCTS, PRODUCTS["baunilha-coco"]
    keys = ("cha-branco", "lavanda-camomila", "baunilha-coco", "palo-santo", "eucalipto-alecrim")
    for row, z in enumerate((1.18, 2.44)):
        W.shelf(1.95, 2.6, z, 3.3)
        for n in range(3):
            W.poured(P[keys[(n * 2 + row) % 5]], .95 + n * .95 + rnd(n + row).uniform(-.06, .06), 2.52, z, seed=n, rot=rnd(n).uniform(-15, 15))
    for i, (x, y) in enumerate(((.55, .20), (1.50, .34), (1.02, 1.02))):
        W.poured(clear, x, y, fill=.76, seed=i, rot=12 + rnd(i).uniform(-9, 9))
    W.jug((-.46, .42), rot=-14)
    W.drips((-.10, -.10), 5, .34, seed=4)
    W.drips((1.30, -.42), 4, .26, seed=9)
    top = W.scale((-1.62, .72), rot=12)
    W.chip_bowl(-1.64, .76, z=top)
    home.napkin((1.95, -.46), rot=-24, colour="#b3a993")
    home.notebook((-1.15, -.62), rot=12)
    home.pencil((-.36, -.72), rot=-22, colour="#8a5a3c")
    W.apron(.02, 3.2, 3.3, L=2.2, colour="#a5785c")
    studio.shoot((.35, -8.4, 2.75), (.10, .6, 1.36), 58, .60, focus=(.3, -.1, .8))
    return dict(MAKING, exposure=studio.EXPOSURE["morning"] + .1)


def gift():
    """an open box with a candle in shredded paper, a closed one with its bow behind it, a card written by hand"""
    studio.surface("linen", "#ddd0bf")
    studio.wall("#cdb49c")
    studio.light("day", "palm", 1)
    z = packing.open_box(.30, -.06, -12)
    C.candle("baunilha-coco", PRODUCTS["baunilha-coco"], .30, -.06, z, rot=-7, lit=False, fill=.80)
    packing.closed_box(-.66, .98, 16)
    paper("card-written", .70, .488, place(-.60, -.46, .205, rx=66, rz=14), .03)
    props.lavender_sprig((.86, -.84), rot=166, L=.86)
    studio.shoot((.15, -6.1, 2.55), (-.10, .1, .52), 74, .75, focus=(.1, -.5, .5))
    return dict(w=1200, h=1500, exposure=studio.EXPOSURE["day"])


SCENES = {
    "processo-cura": curing,
    "processo-pavios": wicks,
    "atelie-rotulo": labelling,
    "processo-atelie": room,
    "presente": gift,
}
