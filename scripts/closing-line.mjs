/** Ends every run with one line that a script can read: `N passed, N failed, N skipped`. */
export default class ClosingLine {
  onTestRunEnd(modules, unhandledErrors = []) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let tests = 0;
      for (const test of module.children.allTests()) {
        tests += 1;
        const { state } = test.result();
        count[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      }
      if (
        (tests === 0 && module.state() !== "skipped") ||
        (module.state() === "failed" &&
          ![...module.children.allTests()].some((test) => test.result().state === "failed"))
      )
        count.failed += 1;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
