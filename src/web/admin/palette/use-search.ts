import { useEffect, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { readSearchText } from '#domain/admin-search.ts'
import { type FoundOverWire, nothingFound } from './palette-entries.ts'

const PAUSE_MS = 120

interface Search {
  found: FoundOverWire
  state: 'idle' | 'searching' | 'failed'
}

/** Asks the server a moment after the last keystroke. Earlier finds stay until the next ones are there; late answers are dropped. */
export function useSearch(text: string): Search {
  const [search, setSearch] = useState<Search>({ found: nothingFound, state: 'idle' })
  const wanted = readSearchText(text)

  useEffect(() => {
    if (wanted === null) {
      setSearch({ found: nothingFound, state: 'idle' })
      return
    }
    const abort = new AbortController()
    setSearch(({ found }) => ({ found, state: 'searching' }))
    const timer = window.setTimeout(async () => {
      const found = await ask(wanted, abort.signal)
      if (!abort.signal.aborted)
        setSearch(found ? { found, state: 'idle' } : { found: nothingFound, state: 'failed' })
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

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
