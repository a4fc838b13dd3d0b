import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { paletteCopy } from '#office/search/admin-copy.ts'
import { readSearchText } from '#platform/domain/admin-search.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import {
  type FoundOverWire,
  nothingFound,
  type PaletteEntry,
  type PaletteGroup,
  paletteGroups,
} from './palette-entries.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  current: string | undefined
  onPoint: (key: string) => void
  onChoose: (to: string) => void
}

interface OptionProps extends Omit<PaletteListProps, 'groups'> {
  entry: PaletteEntry
}

const PAUSE_MS = 120

interface Search {
  matches: FoundOverWire
  state: 'idle' | 'searching' | 'failed'
}

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { matches, state } = useSearch(text)
  const groups = paletteGroups(text, matches)
  const entries = groups.flatMap((group) => group.entries)
  const current = entries[Math.min(active, entries.length - 1)]

  function go(to: string) {
    onClose()
    navigate(to)
  }

  function steer(event: KeyboardEvent) {
    const next = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: entries.length - 1 }[event.key]
    if (next !== undefined && entries.length > 0 && !isTextKey(event)) {
      event.preventDefault()
      setActive((next + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      go(current.to)
    }
  }

  return (
    <Modal open onClose={onClose} className="palette" aria-label={paletteCopy.label}>
      <div className="palette__field strip">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={paletteCopy.label}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={current && `${id}-${current.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={paletteCopy.placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
      </div>
      {entries.length > 0 && (
        <PaletteList
          id={id}
          groups={groups}
          current={current?.key}
          onPoint={(key) => setActive(entries.findIndex((entry) => entry.key === key))}
          onChoose={go}
        />
      )}
      <p className="palette__foot small muted" role="status">
        {describeStatus(state, text, entries.length)}
      </p>
    </Modal>
  )
}

/** Home and End move the cursor if there is text; arrows always move through the list. */
function isTextKey({ key, currentTarget }: KeyboardEvent): boolean {
  return (key === 'Home' || key === 'End') && (currentTarget as HTMLInputElement).value !== ''
}

function describeStatus(state: ReturnType<typeof useSearch>['state'], text: string, count: number): string {
  if (state === 'failed') return paletteCopy.failed
  if (readSearchText(text) === null) return paletteCopy.hint
  if (state === 'searching') return paletteCopy.searching
  return count === 0 ? paletteCopy.nothing(text.trim()) : paletteCopy.found(count)
}

/** Debounced. Keeps earlier results until the next ones arrive and drops late answers. */
function useSearch(text: string): Search {
  const [search, setSearch] = useState<Search>({ matches: nothingFound, state: 'idle' })
  const searchText = readSearchText(text)

  useEffect(() => {
    if (searchText === null) {
      setSearch({ matches: nothingFound, state: 'idle' })
      return
    }
    const abort = new AbortController()
    setSearch(({ matches }) => ({ matches, state: 'searching' }))
    const timer = window.setTimeout(async () => {
      const results = await ask(searchText, abort.signal)
      if (!abort.signal.aborted)
        setSearch(results ? { matches: results, state: 'idle' } : { matches: nothingFound, state: 'failed' })
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [searchText])

  return search
}

async function ask(text: string, signal: AbortSignal): Promise<FoundOverWire | null> {
  try {
    const response = await fetch(pathTo('adminSearch', {}, { q: text }), { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function PaletteList({ id, groups, ...rest }: PaletteListProps) {
  return (
    <div className="palette__list" role="listbox" id={`${id}-list`} aria-label={paletteCopy.label}>
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p className="muted palette__group fs-micro" id={`${id}-${name}`} role="presentation">
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
      className="palette__option strip"
      onPointerMove={() => !isCurrent && onPoint(entry.key)}
      onClick={() => onChoose(entry.to)}
    >
      {entry.image === undefined ? (
        <AdminIcon name={entry.icon} />
      ) : (
        <Image image={entry.image} sizes="2rem" alt="" minor />
      )}
      <span>
        {entry.label}
        {entry.detail && <small>{entry.detail}</small>}
      </span>
      {entry.amount && <span className="palette__amount num">{entry.amount}</span>}
    </div>
  )
}
