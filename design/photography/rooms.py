"""A candle in a room: casa-*, 3:2.  Simple rooms, one thing that somebody uses, the rest out of focus."""
import candle as C
import furniture as F
import household as home
import props
import studio
import workshop as W
from kit import *
from products import PRODUCTS

SIZE = dict(w=1500, h=1000)


def burning(key, x, y, z=0, rot=0, seed=3):
    p = PRODUCTS[key]
    C.candle(key, p, x, y, z, rot=rot, lit=True, seed=seed, fill=.93 if p["jar"] == "ceramic" else .78)


def bath():
    """a ledge in the bathroom: stones and a branch of eucalyptus in a bottle"""
    studio.surface("travertine")
    home.tiles(y=1.5, colour="#c3cabb")
    studio.light("morning", "leaves", -1, "side")
    burning("eucalipto-alecrim", -.20, .0, rot=-4, seed=5)
    top = home.vase((.86, .52), h=.92, r=.30, colour="#d9cfbf")
    home.branches((.86, .52), top, n=4, L=.95, seed=5, spread=.5, leaf_size=.22)
    props.stone((-1.02, -.12), r=.22, colour="#b3aea2", seed=3)
    props.stone((-1.34, .16), r=.15, colour="#8f8c84", seed=4)
    studio.shoot((-.3, -5.9, 1.75), (.0, 0, .66), 60, .50, focus=(-.2, -.42, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["morning"] - .05, bloom=.11)


def desk():
    """the hard part of the work, a notebook half filled"""
    studio.surface("oak")
    studio.wall("#8f7d66", 2.4)
    studio.light("dusk", "blind", 1, "side")
    burning("cedro-vetiver", .52, .22, rot=4, seed=5)
    home.notebook((-.72, -.30), rot=9, written=.8)
    home.pencil((-.08, -.72), rot=24, colour="#3f4a42")
    home.books((1.55, .66), [(1.25, .92, .17, "#4b4338", 6), (1.12, .84, .13, "#8d6a48", -4), (1.0, .76, .11, "#b9a889", 3)])
    home.coffee_cup((-1.35, .62), r=.28, rot=-40)
    studio.shoot((-.25, -5.9, 2.35), (.10, 0, .62), 60, .60, focus=(.4, -.25, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["dusk"] + .2, bloom=.11)


def reading():
    """the side table of an armchair: a novel left open for a moment"""
    F.floor("walnut")
    studio.wall("#a88a6c", 7.2)
    studio.light("dusk", "window", 1, "side")
    studio.lamp(3.4, 3.2, 3.4, 60, 20)
    F.armchair(1.5, 5.2, rot=-14)
    F.round_table(0, .10, 1.55)
    burning("baunilha-coco", .34, .12, rot=2, seed=9)
    F.open_book((-.66, -.38), rot=12)
    studio.shoot((-.25, -6.3, 1.62), (.10, .2, .66), 58, .50, focus=(.3, -.30, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["dusk"] + .55, bloom=.11)


def bedside():
    """the last light of the day, on the nightstand"""
    studio.wall("#8b8a8c", 2.6)
    studio.light("evening", None, -1)
    studio.lamp(-2.6, 1.4, 2.4, 26, 22)
    F.bed(1.15, 2.5)
    F.table_top(-1.05, .35, 4.0, 3.4, "walnut")
    h = home.books((-.28, .06), [(1.5, 1.08, .16, "#5b6470", 5)])
    burning("jasmim", -.28, .06, h, rot=3, seed=16)
    props.jasmine_branch((-1.18, -.36), rot=168, L=.80, blooms=6)
    studio.shoot((-.2, -6.0, 1.75), (.20, .2, .64), 58, .55, focus=(-.25, -.36, .6))
    return dict(SIZE, exposure=studio.EXPOSURE["evening"] + .75, bloom=.11)


def table():
    """lunch is nearly ready: the far side of a dining table, its chair and the window behind it"""
    F.floor()
    studio.wall("#c9c3a4", 7.5)
    W.window(-2.6, 7.3, 1.9, w=3.4, h=3.8, strength=2.2)
    studio.light("morning", "leaves", 1, "side")
    F.dining_chair(1.0, 3.4, rot=-4)
    F.table_top(0, -.9, 12, 5.4)
    burning("limao-manjericao", .26, .10, rot=3, seed=17)
    home.plate((-1.12, -.42), r=.66)
    home.plate((-1.12, -.42), r=.46, z=.05, colour="#d5d0bb", seed=5)
    props.basil((-1.12, -.42), rot=20, size=.30, z=.10)
    props.lemon((1.22, .28), r=.26, rot=30)
    props.lemon((1.00, -.26), r=.24, rot=100, seed=4)
    top = home.vase((-.92, .95), h=1.0, r=.32, colour="#d9d2c0")
    home.branches((-.92, .95), top, n=5, L=1.0, seed=6, spread=.55, leaf_size=.22)
    studio.shoot((-.2, -6.2, 1.85), (.06, .1, .66), 58, .50, focus=(.2, -.32, .5))
    return dict(SIZE, exposure=studio.EXPOSURE["morning"] - .05, bloom=.11)


ROOMS = {"casa-banho": bath, "casa-escritorio": desk, "casa-poltrona": reading, "casa-cabeceira": bedside, "casa-mesa": table}
