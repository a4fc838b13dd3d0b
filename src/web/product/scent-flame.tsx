import { productCopy } from '#copy/product.ts'
import type { NoteDrawing, ScentView } from './product-scent-view.server.ts'

/** The pyramid as a flame in three layers; each shows what its first note is made of. */
export function ScentFlame({ drawings }: { drawings: ScentView['drawings'] }) {
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
      <Note drawing={drawings.top} place="translate(77 118) scale(.62)" isDark />
      <Note drawing={drawings.heart} place="translate(70 228)" />
      <Note drawing={drawings.base} place="translate(71 394)" />
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

function Note({ drawing, place, isDark }: { drawing: NoteDrawing; place: string; isDark?: boolean }) {
  const { path, turns = 1, hasCentre } = drawing
  const angles = Array.from({ length: turns }, (_, turn) => (360 / turns) * turn)
  return (
    <g className={isDark ? 'flame__note flame__note--dark' : 'flame__note'} transform={place}>
      {angles.map((angle) => (
        <path key={angle} transform={angle ? `rotate(${angle})` : undefined} d={path} />
      ))}
      {hasCentre && <circle r="3.5" />}
    </g>
  )
}
