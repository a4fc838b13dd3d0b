import { productCopy } from '#copy/catalogue.ts'
import type { ScentPyramid } from '#domain/catalogue/product-facts.ts'
import { type NoteFamily, noteFamily } from '#domain/catalogue/scent-notes.ts'

/** Drawn around the point 0,0, about 50 units wide; `turns` repeats the shape in a circle. */
const drawings: Record<NoteFamily, { path: string; turns?: number; centre?: boolean }> = {
  citrus: {
    path: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM0-19v38M-16.5-9.5l33 19M-16.5 9.5l33-19',
  },
  flower: { path: 'M0-5c-8-5-9-16 0-22 9 6 8 17 0 22z', turns: 5, centre: true },
  spice: { path: 'M0-6c-4-5-5-12 0-20 5 8 4 15 0 20zM0-11v-7', turns: 8, centre: true },
  herb: {
    path: 'M0 27C-17 13-17-11 0-27 17-11 17 13 0 27zM0 27v-40M0 14l8-8M0 14l-8-8M0 2l7-7M0 2l-7-7M0-9l5-5M0-9l-5-5',
  },
  wood: {
    path: 'M-18-13h36a6 13 0 0 1 0 26h-36M-24 0a6 13 0 1 0 12 0a6 13 0 1 0-12 0zM-20.5 0a2.5 6 0 1 0 5 0a2.5 6 0 1 0-5 0zM-4-6h14M0 6h16',
  },
  bean: { path: 'M-13 18C-27 5-19-21 2-24S30 2 16 16-3 28-13 18zM-10 16C-1 6-1-4 5-22' },
  fruit: {
    path: 'M0-22c3 9 19 14 19 29a19 19 0 0 1-38 0c0-15 16-20 19-29zM0-22c0-4 3-7 7-8M-11 8a11 11 0 0 0 8 10',
  },
  drop: { path: 'M0-26C5-10 18 0 18 10a18 18 0 0 1-36 0C-18 0-5-10 0-26zM-9 11a10 10 0 0 0 8 9' },
}

/** The pyramid as a flame in three layers; each shows what its first note is made of. */
export function ScentFlame({ pyramid }: { pyramid: ScentPyramid }) {
  return (
    <svg viewBox="0 0 172 480" role="img" aria-label={productCopy.scent.drawing}>
      <defs>
        <clipPath id="flame-shape">
          <path d="M84 6C88 90 132 150 132 290C132 400 108 474 70 474C32 474 8 400 8 300C8 176 76 130 84 6z" />
        </clipPath>
        <Shade id="flame-top" from="#fdeccb" to="#f0b866" />
        <Shade id="flame-heart" from="#e7a449" to="#cc7724" />
        <Shade id="flame-base" from="#a9531f" to="#4f2413" />
      </defs>
      <g clipPath="url(#flame-shape)">
        <path fill="url(#flame-top)" d="M0 0h140v172H0z" />
        <path fill="url(#flame-heart)" d="M0 150c30-10 44 12 72 4s44-12 68-2v170H0z" />
        <path fill="url(#flame-base)" d="M0 312c32 12 46-10 74-3s42 12 66 0v170H0z" />
      </g>
      <path className="flame__leader" d="M94 72h76M130 226h40M124 394h46" />
      <g className="flame__end">
        <circle cx="94" cy="72" r="2" />
        <circle cx="130" cy="226" r="2" />
        <circle cx="124" cy="394" r="2" />
      </g>
      <NoteDrawing note={pyramid.top[0]} place="translate(77 118) scale(.62)" isDark />
      <NoteDrawing note={pyramid.heart[0]} place="translate(70 228)" />
      <NoteDrawing note={pyramid.base[0]} place="translate(71 394)" />
    </svg>
  )
}

function Shade({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

function NoteDrawing({ note = '', place, isDark }: { note?: string; place: string; isDark?: boolean }) {
  const { path, turns = 1, centre } = drawings[noteFamily(note)]
  const angles = Array.from({ length: turns }, (_, turn) => (360 / turns) * turn)
  return (
    <g className={isDark ? 'flame__note flame__note--dark' : 'flame__note'} transform={place}>
      {angles.map((angle) => (
        <path key={angle} transform={angle ? `rotate(${angle})` : undefined} d={path} />
      ))}
      {centre && <circle r="3.5" />}
    </g>
  )
}
