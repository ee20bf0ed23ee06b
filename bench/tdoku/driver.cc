// Runs tdoku on request, so that a measurement can let it take turns with other solvers on the same core.
//
// One request a line on standard input, the answer on standard output:
//
//   load FILE     reads puzzles, 81 characters a line         -> loaded PUZZLES
//   answers       solves each puzzle once                     -> a line a puzzle: COUNT SOLUTION
//   lap MILLIS    solves for so long                          -> PUZZLES NANOSECONDS CHECKSUM
//   quit
//
// A lap is made of whole passes over the set and ends with the first pass that reaches the time; it breaks off in the
// midst of a pass at four times that, and the next lap goes on from there. Time is CPU time of this thread.
//
// A puzzle is asked for up to two solutions, and the first is copied out. That is TdokuEnumerate's job: what looks like
// it, TdokuSolverDpllTriadSimd with limit 2 and configuration 1, stores a solution only when the limit is reached, and
// so writes a stale one for a puzzle that has just one. The driver measures both, and plain counting, by its argument:
//
//   driver [enumerate | solve | count]
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "tdoku.h"

namespace {

constexpr size_t kCells = 81;
// tdoku reads ahead, and takes a text for a pencil mark grid if something from '.' on follows it.
constexpr size_t kStride = 128;
constexpr size_t kLimit = 2;
constexpr size_t kBlock = 64;

enum class Way { kEnumerate, kSolve, kCount };

struct FirstSolution {
    char *digits;
    bool found;
};

void Keep(const char *digits, void *argument) {
    auto *first = static_cast<FirstSolution *>(argument);
    if (!first->found) {
        first->found = true;
        memcpy(first->digits, digits, kCells);
    }
}

size_t Solve(Way way, const char *puzzle, char *solution) {
    if (way == Way::kEnumerate) {
        FirstSolution first{solution, false};
        return TdokuEnumerate(puzzle, kLimit, Keep, &first);
    }
    size_t guesses = 0;
    return TdokuSolverDpllTriadSimd(puzzle, kLimit, way == Way::kSolve ? 1 : 0, solution, &guesses);
}

int64_t CpuNanos() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

class Driver {
  public:
    explicit Driver(Way way) : way_(way) {}

    void Load(const std::string &file) {
        puzzles_.clear();
        next_ = 0;
        std::ifstream input(file);
        std::string line;
        while (std::getline(input, line)) {
            if (line.size() < kCells) continue;
            size_t start = puzzles_.size();
            puzzles_.resize(start + kStride, '\0');
            for (size_t cell = 0; cell < kCells; cell++) {
                bool digit = line[cell] >= '1' && line[cell] <= '9';
                puzzles_[start + cell] = digit ? line[cell] : '.';
            }
        }
        size_ = puzzles_.size() / kStride;
        solutions_.assign(size_ * kCells, '.');
        printf("loaded %zu\n", size_);
    }

    void Answers() {
        for (size_t i = 0; i < size_; i++) {
            size_t count = SolveAt(i);
            printf("%zu %.*s\n", count, static_cast<int>(kCells), &solutions_[i * kCells]);
        }
    }

    void Lap(int64_t millis) {
        int64_t enough = millis * 1000000;
        uint64_t checksum = 0;
        uint64_t solved = 0;
        int64_t start = CpuNanos();
        int64_t spent = 0;
        while (size_ > 0) {
            size_t end = next_ + kBlock < size_ ? next_ + kBlock : size_;
            for (size_t i = next_; i < end; i++) {
                // The last digit of a solution stands for it: the sum only keeps the work from being left out.
                checksum += SolveAt(i) + static_cast<uint64_t>(solutions_[i * kCells + kCells - 1]);
            }
            solved += end - next_;
            next_ = end == size_ ? 0 : end;
            spent = CpuNanos() - start;
            if (spent >= 4 * enough || (next_ == 0 && spent >= enough)) break;
        }
        printf("%llu %lld %llx\n", static_cast<unsigned long long>(solved), static_cast<long long>(spent),
               static_cast<unsigned long long>(checksum));
    }

  private:
    size_t SolveAt(size_t i) { return Solve(way_, &puzzles_[i * kStride], &solutions_[i * kCells]); }

    Way way_;
    size_t size_ = 0;
    size_t next_ = 0;
    std::vector<char> puzzles_;
    std::vector<char> solutions_;
};

}  // namespace

int main(int argc, char **argv) {
    std::string asked = argc > 1 ? argv[1] : "enumerate";
    if (asked != "enumerate" && asked != "solve" && asked != "count") {
        fprintf(stderr, "%s: the way to run tdoku must be enumerate, solve or count\n", asked.c_str());
        return 2;
    }
    Driver driver(asked == "enumerate" ? Way::kEnumerate : asked == "solve" ? Way::kSolve : Way::kCount);
    std::string line;
    while (std::getline(std::cin, line) && line != "quit") {
        if (line.rfind("load ", 0) == 0) {
            driver.Load(line.substr(5));
        } else if (line == "answers") {
            driver.Answers();
        } else if (line.rfind("lap ", 0) == 0) {
            driver.Lap(std::stoll(line.substr(4)));
        } else {
            printf("unknown request: %s\n", line.c_str());
        }
        fflush(stdout);
    }
    return 0;
}
