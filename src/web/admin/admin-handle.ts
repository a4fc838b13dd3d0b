import type { Crumb } from '#web/kit/breadcrumbs.tsx'

/** A page of the back office names its crumbs: `export const handle: AdminHandle = { breadcrumbs: () => [...] }`. */
export interface AdminHandle {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data.
  breadcrumbs(loaderData: any): readonly Crumb[]
}

/** What the frame of the back office knows on every page, under the route id 'adminFrame'. */
export interface AdminFrameData {
  sidebar: 'expanded' | 'collapsed' | null
  waitingOrders: number
}
