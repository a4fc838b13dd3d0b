import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the step that the address names into view once it is there: the browser looked for it before the cart had come. */
export function useNamedStep(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
