import { useEffect, useState } from 'react'
import { type SidebarState, sidebarCookie } from './sidebar-cookie.ts'

const opensByItself = '(min-width: 75rem)'

/** Folds and unfolds the sidebar by button or Ctrl/Cmd+B, and remembers it for a week. */
export function useSidebar(initial: SidebarState | null) {
  const [state, setState] = useState(initial)

  function toggle() {
    const shown = state ?? (window.matchMedia(opensByItself).matches ? 'expanded' : 'collapsed')
    const next = shown === 'expanded' ? 'collapsed' : 'expanded'
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
    document.cookie = sidebarCookie(next)
    setState(next)
  }

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', toggleByKey)
    return () => window.removeEventListener('keydown', toggleByKey)
  })

  return { state, toggle }
}
