import type { ReactNode } from 'react'
import type { OwnTexts } from '#settings/domain/shop-text.ts'
import type { Crumb } from '#ui/elements/breadcrumbs.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import type { PageHandle } from '#ui/failures/page-failure.tsx'

export interface AdminHandle extends PageHandle {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data.
  breadcrumbs(loaderData: any): readonly Crumb[]
  /** Reloads the page when orders or notices change. Do not set it on pages with a form. */
  follows?: boolean
}

/** Loader data of the back office frame, under the route id 'adminFrame'. */
export interface AdminFrameData {
  sidebar: 'expanded' | 'collapsed' | null
  /** Paths that a helper may open; null means all. */
  opens: readonly string[] | null
  waitingOrders: number
  /** Pix payments to the owner's own key that need confirmation; null hides the menu entry. */
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
  texts: OwnTexts
}

interface AdminPageProps {
  title: string
  /** Text below the title; anything but plain text must bring its own element. */
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <div className="cluster ends desk__head">
        <div>
          <h1>
            <Unbroken>{title}</Unbroken>
          </h1>
          {typeof lead === 'string' ? <p className="muted">{lead}</p> : lead}
        </div>
        {actions}
      </div>
      {children}
    </>
  )
}
