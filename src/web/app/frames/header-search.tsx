import { type SyntheticEvent, useRef } from 'react'
import { frameCopy } from '#copy/shop/frame.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import { useDismissableDetails } from '#web/kit/overlays/dismissable-details.ts'
import { SearchForm } from './search-form.tsx'

/** The magnifying glass and the strip under the header. A disclosure, so that it opens before any script. */
export function HeaderSearch() {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(ref)

  function focusTheBox(event: SyntheticEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open) return
    const box = event.currentTarget.querySelector('input')
    box?.focus()
    // The words of the last search give way to the next ones.
    box?.select()
  }

  function close() {
    if (ref.current) ref.current.open = false
  }

  return (
    <details ref={ref} className="header__find" onToggle={focusTheBox}>
      <summary className="icon-btn" aria-label={frameCopy.search.open}>
        <Icon name="search" />
      </summary>
      <div className="header__search">
        <SearchForm className="wrap" onSubmitted={close}>
          <IconButton label={frameCopy.search.close} icon="close" onClick={close} />
        </SearchForm>
      </div>
    </details>
  )
}
