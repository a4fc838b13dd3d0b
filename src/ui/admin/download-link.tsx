import type { MouseEvent, ReactNode } from 'react'
import { toast } from '#ui/toast/toast-store.ts'
import { downloadFile } from './download-file.ts'

interface DownloadLinkProps {
  href: string
  /** What is said when nothing came. */
  failed: Parameters<typeof toast>[0]
  className?: string
  children: ReactNode
}

/** Asked for by the script, which can ask for the second factor over the page; without one the link does. */
export function DownloadLink({ href, failed, className, children }: DownloadLinkProps) {
  async function save(event: MouseEvent) {
    event.preventDefault()
    if (!(await downloadFile(href))) toast(failed)
  }
  return (
    <a className={className} href={href} onClick={save}>
      {children}
    </a>
  )
}
