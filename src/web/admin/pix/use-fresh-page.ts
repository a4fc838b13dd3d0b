import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** She goes to her bank's page and comes back: what came in meanwhile is there. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])
}
