import { teamCopy } from '#copy/admin/team.ts'

const words = teamCopy.rights

export function RightsTable() {
  const rows = [
    ...words.both.map((what) => ({ what, helper: words.yes })),
    ...words.adminOnly.map((what) => ({ what, helper: words.no })),
  ]
  return (
    <section className="panel" aria-labelledby="rights">
      <div className="panel__head">
        <h2 id="rights">{words.title}</h2>
      </div>
      <table className="table team__rights">
        <caption className="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.admin}</th>
            <th scope="col">{words.helper}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, helper }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{words.yes}</td>
              <td>{helper}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
