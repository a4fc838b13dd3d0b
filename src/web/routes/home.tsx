export default function Home() { return <h1>Oi</h1> }
