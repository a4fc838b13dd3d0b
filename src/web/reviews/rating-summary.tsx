import { reviewsCopy as words } from '#copy/reviews/reviews.ts'
import type { ReviewsView } from './reviews-view.server.ts'

/** The average, how many there are, and how they are spread. */
export function RatingSummary({ average, count, bars, hasDemo }: ReviewsView) {
  return (
    <div className="rating">
      <p className="rating__average">
        <b>{average}</b>
        <span>{words.outOf}</span>
      </p>
      <p className="small muted">{words.count(count)}</p>
      <table className="rating__bars">
        <caption className="sr">{words.spread}</caption>
        <tbody>
          {bars.map(({ stars, given, share }) => (
            <tr key={stars}>
              <th scope="row">{words.row(stars)}</th>
              <td aria-hidden="true">
                <span className="rating__bar">
                  <span style={{ width: `${share}%` }} />
                </span>
              </td>
              <td className="num">{given}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{hasDemo ? words.demoSummary : words.onlyBuyers}</p>
    </div>
  )
}
