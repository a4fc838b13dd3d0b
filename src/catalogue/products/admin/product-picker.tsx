import { useEffect, useId, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { productPicker as copy } from '#catalogue/products/copy/admin-related.ts'
import { readSearchText } from '#platform/domain/admin-search.ts'

export interface PickedProduct {
  id: string
  name: string
  slug: string
  active: boolean
  /** The names of its sizes. */
  sizes: readonly string[]
}

const PAUSE_MS = 150

interface ProductPickerProps {
  label: string
  /** Those that cannot be chosen: the product itself, and what was chosen already. */
  without?: readonly string[]
  onPick: (product: PickedProduct) => void
}

/** Finds a product by its name; what is found are buttons, so that any hand and any reader can use them. */
export function ProductPicker({ label, without = [], onPick }: ProductPickerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { found, state } = useFoundProducts(text)
  const choices = found.filter((product) => !without.includes(product.id))
  return (
    <div className="picker">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        placeholder={copy.placeholder}
        aria-describedby={`${id}-state`}
        onChange={(event) => setText(event.target.value)}
        // Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="picker__found">
        {choices.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => {
                setText('')
                onPick(product)
              }}
            >
              {product.name}
              {!product.active && <small> {copy.inactive}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" id={`${id}-state`} role="status">
        {statusOf(state, text, choices.length)}
      </p>
    </div>
  )
}

type State = 'idle' | 'searching' | 'failed'

function statusOf(state: State, text: string, count: number): string {
  if (state === 'failed') return copy.failed
  if (readSearchText(text) === null) return copy.hint
  if (state === 'searching') return copy.searching
  return count === 0 ? copy.nothing : copy.found(count)
}

/** Asks a moment after the last keystroke; late answers are dropped. */
function useFoundProducts(text: string) {
  const [search, setSearch] = useState<{ found: PickedProduct[]; state: State }>({ found: [], state: 'idle' })
  const wanted = readSearchText(text)
  useEffect(() => {
    if (wanted === null) {
      setSearch({ found: [], state: 'idle' })
      return
    }
    const abort = new AbortController()
    setSearch(({ found }) => ({ found, state: 'searching' }))
    const timer = window.setTimeout(async () => {
      const found = await ask(wanted, abort.signal)
      if (abort.signal.aborted) return
      setSearch(found ? { found, state: 'idle' } : { found: [], state: 'failed' })
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])
  return search
}

async function ask(text: string, signal: AbortSignal): Promise<PickedProduct[] | null> {
  try {
    const response = await fetch(pathTo('adminSearch', {}, { q: text }), { signal })
    if (!response.ok) return null
    const { products } = (await response.json()) as { products: PickedProduct[] }
    return products
  } catch {
    return null
  }
}
