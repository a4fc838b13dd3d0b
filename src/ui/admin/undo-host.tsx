import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { subscribeToModalLayers, topmostModal } from '#ui/overlays/modal-layers.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { currentOffer, dropOffer, subscribeToOffers, type UndoOffer } from './undo-offer.ts'

// Rarely needed. If the script fails to load, a toast still confirms the change.
const UndoCard = lazy(
  (): Promise<{ default: ComponentType<{ offer: UndoOffer }> }> =>
    import('./undo-card.tsx').then(
      (module) => ({ default: module.UndoCard }),
      () => ({ default: PlainWords }),
    ),
)

function PlainWords({ offer: { id, title, text } }: { offer: UndoOffer }) {
  useEffect(() => {
    toast({ title, text })
    dropOffer(id)
  }, [id, title, text])
  return null
}

export function UndoHost() {
  const offer = useSyncExternalStore(subscribeToOffers, currentOffer, () => null)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  if (!offer) return null
  const card = (
    <Suspense>
      <UndoCard key={offer.id} offer={offer} />
    </Suspense>
  )
  // Elements behind a modal dialog cannot be clicked.
  return modal ? createPortal(card, modal) : card
}
