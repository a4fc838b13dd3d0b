import type { ReactNode } from 'react'
import type { Crumb } from '#ui/elements/breadcrumbs.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import type { PageHandle } from '#ui/failures/page-failure.tsx'

/** A page of the back office names its crumbs: `export const handle: AdminHandle = { breadcrumbs: () => [...] }`. */
export interface AdminHandle extends PageHandle {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data.
  breadcrumbs(loaderData: any): readonly Crumb[]
  /** The page is loaded again when orders or notices change; not for pages with a form to fill in. */
  follows?: boolean
}

/** What the frame of the back office knows on every page, under the route id 'adminFrame'. */
export interface AdminFrameData {
  sidebar: 'expanded' | 'collapsed' | null
  /** The addresses that a helper has; null for who has all of them. */
  opens: readonly string[] | null
  waitingOrders: number
  /** Pix to the owner's own key that wait for their word; null where there is nothing of the kind to show. */
  awaitedPix: number | null
  /** Notices that ask something of the owner. */
  openNotices: number
  /** Reviews that are new or were reported. */
  waitingReviews: number
}

interface AdminPageProps {
  title: string
  /** A sentence under the title; what is no plain text brings its own element. */
  lead?: ReactNode
  /** What stands beside the title: buttons, links, a badge. */
  actions?: ReactNode
  children: ReactNode
}

/** Every page of the back office: its head, and below it what the page is about. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <div className="desk__head">
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
