import { pathTo } from '#addresses.ts'
import { type ReportFile, reportsCopy } from '#copy/admin/reports.ts'
import type { ReportSpan } from '#domain/reports/report-span.ts'
import { DownloadLink } from '#web/admin/download-link.tsx'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'

const copy = reportsCopy.files

export function FilesPanel({ span: { from, to } }: { span: ReportSpan }) {
  return (
    <section className="panel no-print" aria-labelledby="files">
      <div className="panel__head">
        <h2 id="files">{copy.title}</h2>
        <span className="small muted">{copy.note}</span>
      </div>
      <div className="report-files">
        {(Object.keys(copy.names) as ReportFile[]).map((file) => (
          <DownloadLink
            key={file}
            className="btn btn--ghost btn--s"
            href={pathTo('adminReportsCsv', {}, { file, from, to })}
            failed={copy.failed}
          >
            <AdminIcon name="download" size="s" />
            {copy.names[file]}
          </DownloadLink>
        ))}
      </div>
    </section>
  )
}
