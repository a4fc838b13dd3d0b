import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { loadPatiently } from './load-patiently.ts'
import { onceNear } from './once-near.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** One screen, which takes longer to scroll than to load. */
const ONE_SCREEN = '100%'

interface WhenNear {
  /** How far off the screen the part may be when its script is asked for. */
  near?: string
}

/**
 * A part further down a page, whose script comes when somebody is near it: until then what the server sent stands as
 * it is, and the processor of a phone is spared.
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
      // The box itself has no place on the page; what is first in it has one.
      const served = place.current?.firstElementChild
      if (Part || !served) return
      const show = () => loadPatiently(load).then((module) => setPart(() => module.default))
      return onceNear(served, near, show)
    }, [Part])

    if (!Part)
      return (
        // React leaves alone what it is told to be somebody else's HTML.
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
