import { useEffect, useRef } from 'react'
import { paletteCopy } from '#copy/admin/palette.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  current: string | undefined
  onPoint: (key: string) => void
  onChoose: (to: string) => void
}

export function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  return (
    <div className="palette__list" role="listbox" id={`${id}-list`} aria-label={paletteCopy.label}>
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p className="palette__group" id={`${id}-${name}`} role="presentation">
            {name}
          </p>
          {entries.map((entry) => (
            <Option key={entry.key} id={`${id}-${entry.key}`} entry={entry} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Omit<PaletteListProps, 'groups'> {
  entry: PaletteEntry
}

function Option({ id, entry, current, onPoint, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isCurrent = entry.key === current
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as in every combobox
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className="palette__option"
      onPointerMove={() => !isCurrent && onPoint(entry.key)}
      onClick={() => onChoose(entry.to)}
    >
      <AdminIcon name={entry.icon} />
      <span>
        {entry.label}
        {entry.detail && <small>{entry.detail}</small>}
      </span>
    </div>
  )
}
