import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

interface SkeletonProps {
  shape?: 'image' | 'title' | 'line' | 'button' | 'block'
  width?: '35' | '70' | '90' | 'full'
  className?: string
}

/** Must have the size of the content that replaces it. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <div className={classNames('skel', `skel--${shape}`, width !== 'full' && `skel--w${width}`, className)} />
  )
}

export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{uiCopy.loading}</VisuallyHidden>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

export function ProductCardSkeleton({ withButton = false }: { withButton?: boolean }) {
  return (
    <div className="pcard">
      <Skeleton shape="image" />
      <div>
        <Skeleton shape="title" width="70" />
        <Skeleton width="90" />
        <Skeleton width="35" />
        {withButton && <Skeleton shape="button" />}
      </div>
    </div>
  )
}
