import type { NoteFamily } from '#catalogue/products/domain/scent-notes.ts'

/** Centred on 0,0 and about 50 units wide. `turns` repeats the path around the centre. */
export interface NoteDrawing {
  path: string
  turns?: number
  hasCentre?: boolean
}

export const noteDrawings: Record<NoteFamily, NoteDrawing> = {
  citrus: {
    path: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM0-19v38M-16.5-9.5l33 19M-16.5 9.5l33-19',
  },
  flower: { path: 'M0-5c-8-5-9-16 0-22 9 6 8 17 0 22z', turns: 5, hasCentre: true },
  spice: { path: 'M0-6c-4-5-5-12 0-20 5 8 4 15 0 20zM0-11v-7', turns: 8, hasCentre: true },
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
