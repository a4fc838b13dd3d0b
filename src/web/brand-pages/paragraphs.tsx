export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose prose--soft mt4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
