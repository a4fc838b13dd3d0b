import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { loadPatiently } from './load-patiently.ts'
import { onceNear } from './once-near.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

const ONE_SCREEN = '100%'

interface WhenNear {
  near?: string
}

/**
 * Loads a component's script only near the viewport. Until then the server's HTML stays and needs no CPU
 * for hydration.
 */
export function loadWhenNear<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { near = ONE_SCREEN }: WhenNear = {},
) {
  const AtOnce = lazy(() => loadPatiently(load))

  return memo(function LoadedPart(props: Props) {
    const isInShop = useIsHydrated()
    const [Part, setPart] = useState<ComponentType<Props> | null>(() =>
      import.meta.env.SSR || isInShop ? AtOnce : null,
    )
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // The wrapper has no layout box; its first child has one.
      const served = place.current?.firstElementChild
      if (Part || !served) return
      const show = () => loadPatiently(load).then((module) => setPart(() => module.default))
      return onceNear(served, near, show)
    }, [Part])

    if (!Part)
      return (
        // React leaves `dangerouslySetInnerHTML` content untouched.
        <div
          key="served"
          ref={place}
          className="boxless"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    return (
      <div key="alive" className="boxless">
        <Suspense>{createElement(Part, props)}</Suspense>
      </div>
    )
  })
}
