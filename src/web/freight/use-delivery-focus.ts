import { type RefObject, useEffect, useRef } from 'react'
import { type DeliveryState, shownFaults } from './delivery-state.ts'

interface FocusTargets {
  section: RefObject<HTMLElement | null>
  quote: RefObject<HTMLElement | null>
  calculate: RefObject<HTMLElement | null>
}

/** After a press the focus goes to what it brought: the price, or the first field to correct. Who went elsewhere meanwhile stays there. */
export function useDeliveryFocus(state: DeliveryState, { section, quote, calculate }: FocusTargets): void {
  const { press, freight, problem, triesTooEarly: tries } = state
  const hasFaults = problem !== null && shownFaults(state).size > 0
  const before = useRef({ press, freight, tries })

  useEffect(() => {
    const { press: lastPress, freight: lastFreight, tries: lastTries } = before.current
    before.current = { press, freight, tries }
    const focused = document.activeElement
    // Removing the focused button leaves the focus on the page itself.
    const isLost = focused === null || focused === document.body
    const isHere = isLost || section.current?.contains(focused)
    // A price that came by itself takes nobody away from what she does.
    const isAnswered = (lastPress !== null && lastPress.by !== 'renew' && !press) || tries !== lastTries
    if (isAnswered && isHere) {
      if (freight.status === 'quoted') quote.current?.focus()
      else if (hasFaults) section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    } else if (lastFreight.status === 'quoted' && freight.status === 'none' && isLost) {
      calculate.current?.focus()
    }
  }, [press, freight, tries, hasFaults, section, quote, calculate])
}
