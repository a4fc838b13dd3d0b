import type { MouseEvent, ReactNode } from 'react'
import { toast } from '#ui/toast/toast-store.ts'
import { downloadFile } from './download-file.ts'

interface DownloadLinkProps {
  href: string
  failed: Parameters<typeof toast>[0]
  className?: string
  children: ReactNode
}

/**
 * Downloads by script, so that the second factor can be requested in a dialog. Falls back to the plain
 * link.
 */
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
