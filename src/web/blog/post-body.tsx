import { type Block, postBlocks } from '#domain/blog/post-body.ts'

/** Sub-headings, paragraphs and lists; between them the stylesheet breathes. */
export function PostBody({ content }: { content: string }) {
  return (
    <div className="prose article__body">
      {postBlocks(content).map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the text is all that tells its blocks apart
        <PostBlock key={position} block={block} />
      ))}
    </div>
  )
}

function PostBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above; two items may be the same
            <li key={position}>{item}</li>
          ))}
        </ul>
      )
    case 'spacer':
      return <div className="article__breath" aria-hidden="true" />
  }
}
