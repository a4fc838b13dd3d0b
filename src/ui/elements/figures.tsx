import type { Figure } from '#settings/domain/brand-page.ts'

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="stats mt7">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
