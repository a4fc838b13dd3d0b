import { useId, useRef } from 'react'
import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'

interface ReviewPhotoProps {
  image: ImageInfo
  label: string
}

/** A native popover, so that it works without JavaScript. */
export function ReviewPhoto({ image, label }: ReviewPhotoProps) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <li>
      <button type="button" className="review-photo" popoverTarget={id}>
        <Image image={image} sizes="7rem" alt={label} minor />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="photo-view on-dark"
        onToggle={({ newState }) => newState === 'open' && close.current?.focus()}
        // Closes when the focus leaves the popover, because the newly focused element would be hidden
        // behind it.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        <button
          ref={close}
          type="button"
          className="icon-btn"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.closePhoto}
        >
          <Icon name="close" />
        </button>
        <Image image={image} sizes="100vw" alt="" />
        <p>{label}</p>
      </div>
    </li>
  )
}
