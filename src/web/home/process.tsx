import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import type { Figure } from '#copy/brand/shapes.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Figures } from '#web/kit/elements/figures.tsx'
import { Image } from '#web/kit/elements/image.tsx'

export function Process({ figures }: { figures: readonly Figure[] }) {
  const { process } = homeCopy
  return (
    <section className="section section--linen" aria-labelledby="processo">
      <div className="wrap process">
        <figure className="settle">
          <Image image={process.image} sizes="(min-width: 62rem) 70vw, 100vw" />
        </figure>
        <div>
          <h2 id="processo">{process.title}</h2>
          <p className="lead mt4">{process.text}</p>
          <ArrowLink to={pathTo(process.link.to)} prefetch="intent">
            {process.link.label}
          </ArrowLink>
          {figures.length > 0 && <Figures figures={figures} />}
          <figure className="process__inset">
            <Image image={process.inset} sizes="(min-width: 62rem) 30rem, 80vw" />
            <figcaption className="small muted">{process.caption}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
