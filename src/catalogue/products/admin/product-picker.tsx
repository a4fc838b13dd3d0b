import { useEffect, useId, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { productPicker as copy } from '#catalogue/products/copy/admin-related.ts'
import { readSearchText } from '#platform/domain/admin-search.ts'

export interface PickedProduct {
  id: string
  name: string
  slug: string
  active: boolean
  sizes: readonly string[]
}

const PAUSE_MS = 150

interface ProductPickerProps {
  label: string
  without?: readonly string[]
  onPick: (product: PickedProduct) => void
}

/** Results are buttons, so keyboards and screen readers work. */
export function ProductPicker({ label, without = [], onPick }: ProductPickerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { foundProducts, state } = useFoundProducts(text)
  const choices = foundProducts.filter((product) => !without.includes(product.id))
  return (
    <div className="grid picker mt4">
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
        // Enter would submit the surrounding form.
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
        {describeStatus(state, text, choices.length)}
      </p>
    </div>
  )
}

type State = 'idle' | 'searching' | 'failed'

function describeStatus(state: State, text: string, count: number): string {
  if (state === 'failed') return copy.failed
  if (readSearchText(text) === null) return copy.hint
  if (state === 'searching') return copy.searching
  return count === 0 ? copy.nothing : copy.found(count)
}

/** Debounced; late answers are dropped. */
function useFoundProducts(text: string) {
  const [search, setSearch] = useState<{ foundProducts: PickedProduct[]; state: State }>({
    foundProducts: [],
    state: 'idle',
  })
  const searchText = readSearchText(text)
  useEffect(() => {
    if (searchText === null) {
      setSearch({ foundProducts: [], state: 'idle' })
      return
    }
    const abort = new AbortController()
    setSearch(({ foundProducts }) => ({ foundProducts, state: 'searching' }))
    const timer = window.setTimeout(async () => {
      const products = await ask(searchText, abort.signal)
      if (abort.signal.aborted) return
      setSearch(
        products ? { foundProducts: products, state: 'idle' } : { foundProducts: [], state: 'failed' },
      )
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [searchText])
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
