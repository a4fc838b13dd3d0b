import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteCopy } from '#copy/admin/palette.ts'
import { readSearchText } from '#domain/admin-search.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { Modal } from '#web/kit/overlays/modal.tsx'
import { paletteGroups } from './palette-entries.ts'
import { PaletteList } from './palette-list.tsx'
import { useSearch } from './use-search.ts'

/** One field for everything: a combobox whose list is orders, products, customers and pages. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { found, state } = useSearch(text)
  const groups = paletteGroups(text, found)
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
      <div className="palette__field">
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
        {statusOf(state, text, entries.length)}
      </p>
    </Modal>
  )
}

/** Home and End belong to the text while there is some; the arrows always move through the list. */
function isTextKey({ key, currentTarget }: KeyboardEvent): boolean {
  return (key === 'Home' || key === 'End') && (currentTarget as HTMLInputElement).value !== ''
}

function statusOf(state: ReturnType<typeof useSearch>['state'], text: string, count: number): string {
  if (state === 'failed') return paletteCopy.failed
  if (readSearchText(text) === null) return paletteCopy.hint
  if (state === 'searching') return paletteCopy.searching
  return count === 0 ? paletteCopy.nothing(text.trim()) : paletteCopy.found(count)
}
