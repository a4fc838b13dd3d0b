import type { ReactNode } from 'react'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { JsonLd } from '#ui/seo/json-ld.tsx'
import { breadcrumbData } from '#ui/seo/structured-data.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const root = useRootData()
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {root && <JsonLd data={import.meta.env.SSR ? breadcrumbData(root.siteUrl, crumbs) : null} />}
    </>
  )
}

interface PageHeadProps {
  crumbs: readonly Crumb[]
  title: string
  lead?: ReactNode
}

export function PageHead({ crumbs, title, lead }: PageHeadProps) {
  return (
    <div className="page-head">
      <Trail crumbs={crumbs} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
