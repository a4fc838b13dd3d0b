import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the URL hash after the step has rendered; the browser looked for it too early. */
export function useNamedStep(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
