import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from './form/use-is-hydrated.ts'

/** How far off the screen a part may be when its script is asked for: one screen, which takes longer to scroll than to load. */
const NEAR = '100%'

/**
 * A part further down a page, whose script comes when somebody is near it: until then what the server sent stands as it is,
 * and the processor of a phone is spared. On a page that was opened within the shop there is nothing yet, so it comes at once.
 * A line that breaks leaves everything standing. Only for parts in which nothing is typed: the script draws them anew.
 */
export function partWhenNear<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const AtOnce = lazy(() => load().catch(() => new Promise<never>(() => {})))

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at the top of its module
  return memo(function PartWhenNear(props: Props) {
    const isInShop = useIsHydrated()
    const [Part, setPart] = useState<ComponentType<Props> | null>(() =>
      import.meta.env.SSR || isInShop ? AtOnce : null,
    )
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      // The box itself has no place on the page; what is first in it has one.
      const served = place.current?.firstElementChild
      if (Part || !served) return
      const watch = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return
          watch.disconnect()
          load().then(
            (module) => setPart(() => module.default),
            () => undefined,
          )
        },
        { rootMargin: `${NEAR} 0px` },
      )
      watch.observe(served)
      return () => watch.disconnect()
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
