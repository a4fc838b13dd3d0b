"""The third picture of each candle, {slug}-3: what it looks like at home, lit in the evening, from above or so near that
the paper of the label can be felt.  Each entry overrides fields of products.py; besides those:

closed   True: the wooden lid lies on the jar
stand    what the candle stands on, (name, kwargs) of household.py; it must answer with its height
lamp     a warm lamp out of sight: (x, y, z, power)
glow     what the room gives back of it from behind the camera
"""
THIRDS = {
    # ------------------------------------------------------------------ at home
    "lavanda-camomila": dict(
        lit=True, seed=5, mood="evening", gobo=None, surface="walnut", backdrop="#8d7f86", view="home", turn=7, side=-1, exposure=.56,
        lamp=(2.3, 1.5, 2.1, 22), glow=9,
        stand=("books", dict(loc=(.02, .04), stack=[(1.55, 1.12, .17, "#6d6577", -5), (1.36, 1.00, .14, "#b7a48d", 4)])),
        props=[("chamomile", dict(loc=(-.86, -.52), size=.13)), ("chamomile", dict(loc=(-1.02, -.30), size=.11)),
               ("lavender_sprig", dict(loc=(.40, -.84), rot=172, L=1.05))]),
    "eucalipto-alecrim": dict(
        lit=True, seed=10, mood="morning", gobo="leaves", sun="side", surface="travertine", backdrop="#b9c0b4", view="home", turn=5, side=1, exposure=-.05,
        props=[("tiles", dict(y=1.35, colour="#b6c0ae")), ("vase", dict(loc=(-.92, .62), h=.95, r=.32, colour="#d9d2c4")),
               ("branches", dict(loc=(-.92, .62), z=.95, L=1.3, seed=6)), ("eucalyptus", dict(loc=(.82, -.30), rot=158, length=1.3, seed=3)),
               ("stone", dict(loc=(.98, .34), r=.20, colour="#b3aea2"))]),
    "cha-branco": dict(view=(16, 2.45, 2.75, (.0, 0, .76), 84, 2.2), gobo="leaves", side=1),
    "cafe-cacau": dict(
        closed=False, fill=.80, lit=False, mood="morning", gobo="window", sun="side", surface="oak", backdrop="#a89278", view="desk", turn=7, side=-1, exposure=-.05,
        props=[("notebook", dict(loc=(-.86, -.40), rot=14)), ("pencil", dict(loc=(-.16, -.84), rot=-11)),
               ("coffee_cup", dict(loc=(.86, -.14), r=.30, rot=-35)), ("coffee_beans", dict(loc=(.32, -.56), n=11, spread=.17, seed=5))]),
    "sandalo-ambar": dict(
        lit=True, seed=13, mood="evening", gobo=None, surface="walnut", backdrop="#7c5f49", view="home", turn=-7, side=1, exposure=.56,
        lamp=(-2.4, 1.6, 2.2, 22), glow=10,
        props=[("books", dict(loc=(-.92, .52), rot=12, stack=[(1.30, .95, .18, "#4b3a30", 0), (1.22, .88, .14, "#8a5a3c", -6), (1.05, .78, .12, "#c2ab8a", 5)])),
               ("amber_stones", dict(loc=(.66, -.30), n=4, s=.11)), ("wood_sticks", dict(loc=(.98, .26), rot=-24, n=5)),
               ("vase", dict(loc=(1.10, 1.15), h=1.05, r=.34, colour="#6b5a4b")), ("branches", dict(loc=(1.10, 1.15), z=1.05, L=1.3, seed=6))]),
    "limao-manjericao": dict(
        lit=True, seed=17, mood="dusk", gobo="window", sun="side", surface="oak", backdrop="#d9cba4", view="home", turn=-5, side=-1, exposure=.12,
        stand=("board", dict(loc=(.10, .02), rot=-6)),
        props=[("tiles", dict(y=1.45, colour="#ded3b4", seed=8)), ("lemon_half", dict(loc=(.62, -.30), r=.23, lean=62, rot=18, z=.075)),
               ("lemon", dict(loc=(.98, .42), r=.27, rot=30)), ("basil", dict(loc=(-.62, -.58), rot=18, size=.30)),
               ("napkin", dict(loc=(-1.18, -.10), rot=24, w=.75, colour="#c3c7a2"))]),
    "jasmim": dict(
        lit=True, seed=16, mood="evening", gobo=None, surface="walnut", backdrop="#6f7681", view="home", turn=-6, side=-1, exposure=.75,
        lamp=(2.3, 1.5, 2.1, 18), glow=10,
        stand=("books", dict(loc=(.02, .04), stack=[(1.45, 1.05, .16, "#4d5663", 5)])),
        props=[("jasmine_branch", dict(loc=(-.84, -.30), rot=170, L=1.05, blooms=7)), ("jasmine", dict(loc=(.66, -.52), size=.13, z=.02)),
               ("vase", dict(loc=(1.05, 1.05), h=.95, r=.32, colour="#8f9298")), ("branches", dict(loc=(1.05, 1.05), z=.95, L=1.2, seed=6))]),
    # ---------------------------------------------------------------- from above
    "flor-de-laranjeira": dict(
        lit=True, seed=15, mood="dusk", gobo="bare", sun="high", view="above", side=1, turn=0, exposure=.12,
        props=[("orange_branch", dict(loc=(-.62, .28), rot=104, L=1.25, face=-1)), ("orange_branch", dict(loc=(.66, .10), rot=-70, L=1.0, seed=8)),
               ("blossom", dict(loc=(-.58, -.56), size=.18, tilt=6)), ("blossom", dict(loc=(.44, -.72), size=.16, seed=5, tilt=4)),
               ("blossom", dict(loc=(.20, .82), size=.15, seed=7, tilt=5)), ("petal_scatter", dict(loc=(-.05, -.80), n=5))]),
    "palo-santo": dict(
        lit=False, mood="day", gobo="palm", sun="low", view="overhead", side=-1, turn=0,
        props=[("palo_santo", dict(loc=(-.70, .14), rot=76, n=5)), ("palo_santo", dict(loc=(.60, -.58), rot=24, n=1, tied=False, seed=7)),
               ("palo_santo", dict(loc=(.52, -.74), rot=10, n=1, tied=False, seed=9)), ("stone", dict(loc=(.70, .46), r=.20, colour="#6b5b50", seed=5)),
               ("matches", dict(loc=(.20, .86), n=4, rot=-18))]),
    # ------------------------------------------------------------------- close by
    "baunilha-coco": dict(
        closed=True, lit=False, mood="morning", gobo="palm", sun="side", view="paper", turn=16, side=-1,
        props=[("vanilla", dict(loc=(.34, -.58), rot=14, n=3)), ("coconut_flakes", dict(loc=(-.46, -.42), n=18))]),
    "cedro-vetiver": dict(
        lit=False, mood="day", gobo="blind", sun="side", view="paper", turn=-14, side=1,
        props=[("cedar_twig", dict(loc=(.60, -.34), rot=158, L=.95))]),
    "canela-laranja": dict(
        lit=True, seed=4, mood="evening", gobo="window", fill=.86, view=(16, 2.35, 3.1, (.0, 0, .62), 86, 1.2), side=1, turn=4, exposure=.15),
    "capim-limao": dict(view="top", gobo="leaves", side=-1),
    "mel-figo": dict(
        view="top", mood="day", gobo="window", side=-1,
        props=[("fig_half", dict(loc=(.60, -.34), s=.18, rot=112, lean=48)), ("fig", dict(loc=(.74, .20), s=.21, rot=-20)),
               ("fig", dict(loc=(.46, .66), s=.19, rot=40, seed=3)),
               ("honey_dish", dict(loc=(-.62, .10), r=.29)), ("dipper", dict(loc=(-.60, .10), rot=64))]),
    "rosa-peonia": dict(
        view="top", gobo="leaves", side=1,
        props=[("peony", dict(loc=(-.66, .22), s=.31)), ("peony", dict(loc=(.62, -.36), s=.25, seed=5, colour="#ffc0c6"))]),
}
