import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Icon } from '#ui/elements/icon.tsx'

interface SearchFormProps {
  className?: string
  onSubmitted?: () => void
  children?: ReactNode
}

const Suggestions = lazy(() => import('./search-suggestions.tsx').catch(() => ({ default: () => null })))

export function SearchForm({ className, onSubmitted, children }: SearchFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  function clearTyped() {
    setTyped(null)
    onSubmitted?.()
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = new FormData(event.currentTarget).get('search')
    const address = searchAddress(String(term ?? ''))
    if (!address) return
    clearTyped()
    navigate(address)
  }

  return (
    <search className={className}>
      <form action={pathTo('products')} method="get" onSubmit={search}>
        <div className="input-group">
          <Icon name="search" />
          <input
            ref={input}
            className="input"
            type="search"
            name="search"
            placeholder={frameCopy.search.placeholder}
            aria-label={frameCopy.search.open}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          {children}
        </div>
        {typed !== null && (
          <Suspense>
            <Suggestions
              input={input}
              typed={typed}
              listOf={searchAddress}
              onClose={() => setTyped(null)}
              onChosen={clearTyped}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}

export function searchAddress(typed: string): string | null {
  const term = typed.trim()
  return term ? `${pathTo('products')}?search=${encodeURIComponent(term)}` : null
}
