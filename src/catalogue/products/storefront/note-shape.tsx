import type { NoteDrawing } from './note-drawings.ts'

export function NoteShape({ drawing: { path, turns = 1, hasCentre } }: { drawing: NoteDrawing }) {
  const angles = Array.from({ length: turns }, (_, turn) => (360 / turns) * turn)
  return (
    <>
      {angles.map((angle) => (
        <path key={angle} transform={angle ? `rotate(${angle})` : undefined} d={path} />
      ))}
      {hasCentre && <circle r="3.5" />}
    </>
  )
}
