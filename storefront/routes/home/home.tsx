export default function Home() {
  return <h1>Vitrina</h1>
}
