import { careCopy } from '#copy/product/product-story.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { IconDrawing } from '#web/kit/elements/icon.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { careIcons } from '#web/kit/icons/care-icons.ts'

/** Beside the image that shows the candle in use, where there is one. */
export function CareSection({ image }: { image: ImageInfo | undefined }) {
  return (
    <section className="section section--linen" aria-labelledby="cuidar">
      <div className={image ? 'wrap process' : 'wrap two'}>
        {image && (
          <figure className="settle">
            <Image image={image} alt="" sizes="(min-width: 62rem) 58vw, 100vw" />
          </figure>
        )}
        <div>
          <h2 id="cuidar">{careCopy.title}</h2>
          <p className="lead mt4">{careCopy.lead}</p>
          {image && <CareSteps />}
        </div>
        {!image && <CareSteps />}
      </div>
    </section>
  )
}

function CareSteps() {
  return (
    <ul className="care">
      {careCopy.steps.map(({ icon, title, text }) => (
        <li key={title}>
          <IconDrawing path={careIcons[icon]} size="l" />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
