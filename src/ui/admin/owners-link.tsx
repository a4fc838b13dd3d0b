import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useRootData } from '#ui/browser/use-root-data.ts'

/** Link to a page that helpers cannot open; they get plain text instead. */
export function OwnersLink(props: ComponentProps<typeof Link>) {
  const visitor = useRootData()?.visitor
  if (visitor?.kind === 'customer' && visitor.isAdministrator) return <Link {...props} />
  return <span className={props.className}>{props.children}</span>
}
