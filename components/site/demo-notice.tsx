/** Says on every page that the courses are invented. */
export function DemoNotice() {
  return (
    <aside aria-label="About this data" className="bg-sand text-center text-on-sand text-sm">
      <p className="px-5 py-1.5">
        <strong className="font-semibold">Demo data.</strong> Every course here is invented.
      </p>
    </aside>
  );
}
