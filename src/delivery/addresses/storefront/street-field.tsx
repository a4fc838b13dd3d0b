import { type KeyboardEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { addressCopy } from '#delivery/addresses/copy.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Field } from '#ui/form/field.tsx'
import { moveActive, useSuggestions } from '#ui/form/use-suggestions.ts'

interface Suggestion {
  place_id: string
  title: string
  detail: string
}

const MIN_SEARCH_LENGTH = 3

const none: readonly Suggestion[] = []

interface StreetFieldProps {
  value: string
  error: string | null
  onEdit(value: string): void
  onPick(suggestion: Suggestion): void
}

export function StreetField({ value, error, onEdit, onPick }: StreetFieldProps) {
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions<{ suggestions: Suggestion[] }>({
    path: pathTo('addressSuggestions'),
    text: query,
    shortest: MIN_SEARCH_LENGTH,
  })
  const suggestions = suggested?.answer.suggestions ?? none
  const isOpen = query !== null && suggestions.length > 0

  function close() {
    setQuery(null)
    setActive(-1)
  }

  function pick(suggestion: Suggestion) {
    close()
    onPick(suggestion)
  }

  function steer(event: KeyboardEvent) {
    if (!isOpen) return
    const next = moveActive(active, event.key, suggestions.length)
    const chosen = event.key === 'Enter' ? suggestions[active] : undefined
    if (next !== null) setActive(next)
    else if (chosen) pick(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  const isShort = value.trim().length < MIN_SEARCH_LENGTH
  return (
    <Field
      label={addressCopy.labels.street}
      required
      error={error}
      hint={isShort ? addressCopy.suggestionsHint : undefined}
    >
      {(wiring) => (
        <div className="suggest-box">
          <input
            {...wiring}
            className="input"
            type="text"
            required
            value={value}
            autoComplete="address-line1"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${wiring.id}-list` : undefined}
            aria-activedescendant={active >= 0 ? `${wiring.id}-${active}` : undefined}
            onChange={({ target }) => {
              setQuery(target.value)
              setActive(-1)
              onEdit(target.value)
            }}
            onKeyDown={steer}
            onBlur={close}
          />
          {isOpen && <Suggestions id={wiring.id} suggestions={suggestions} active={active} onPick={pick} />}
          <output className="sr">{isOpen && addressCopy.suggestionCount(suggestions.length)}</output>
        </div>
      )}
    </Field>
  )
}

interface SuggestionsProps {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onPick(suggestion: Suggestion): void
}

function Suggestions({ id, suggestions, active, onPick }: SuggestionsProps) {
  return (
    <div className="suggest" id={`${id}-list`} role="listbox" aria-label={addressCopy.suggestions}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
        <div
          key={suggestion.place_id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => {
            // Prevents the blur that would close the list before the click.
            event.preventDefault()
            onPick(suggestion)
          }}
        >
          <Icon name="pin" size="s" />
          <span>
            {suggestion.title}, <span className="muted">{suggestion.detail}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
