import { type ComponentProps, lazy, Suspense } from 'react'
import type { PickBar as Bar } from './pick-bar.tsx'

// Lazy-loaded with the first selection, because most visits select nothing.
const PickBar = lazy(() => import('./pick-bar.tsx').then((module) => ({ default: module.PickBar })))

export function ChosenBar(props: ComponentProps<typeof Bar>) {
  if (props.chosen.length === 0) return null
  return (
    <Suspense>
      <PickBar {...props} />
    </Suspense>
  )
}
