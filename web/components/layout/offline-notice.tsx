/** A notice while the device is offline: what can still be read. */

export function OfflineNotice() {
  const kept = navigator.serviceWorker?.controller;
  return (
    <p className="border-rule border-b bg-wash px-4 py-2 text-center text-control print:hidden" role="status">
      You are offline. {kept && <span>The pages you have visited and the answers you have saved still open.</span>}
    </p>
  );
}
